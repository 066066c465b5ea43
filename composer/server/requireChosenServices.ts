import { type Release, serviceNames } from '#composer/release/release.ts';

/**
 * Outside a demo nobody may get answers from a built-in service that the bank has not chosen.
 *
 * @throws {Error} with the services that `site.json` does not name, and what to write there.
 */
export function requireChosenServices({ site: { services } }: Pick<Release, 'site'>): void {
  const unchosen = serviceNames.filter((name) => services[name] === undefined);
  const [first] = unchosen;
  if (first === undefined) return;
  throw new Error(
    `site.json does not choose who answers ${unchosen.join(', ')}. Name each under "services": ` +
      `"${first}": "embedded" for the service inside Portico, or "${first}": { "upstream": "https://…" } for the bank's own. ` +
      'Then build the site again. A demo (portico serve --demo) needs none of this.',
  );
}
