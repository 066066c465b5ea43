import { type Release, type ServiceName, serviceNames } from '#composer/release/release.ts';

/**
 * Outside a demo nobody may get answers from a built-in service that the bank has not chosen.
 *
 * @param others services that are chosen elsewhere, by the environment.
 * @throws {Error} with the services that `site.json` does not name, and what to write there.
 */
export function requireChosenServices(
  { site: { services } }: Pick<Release, 'site'>,
  others: readonly ServiceName[] = [],
): void {
  const unchosen = serviceNames.filter((name) => services[name] === undefined && !others.includes(name));
  const [first] = unchosen;
  if (first === undefined) return;
  throw new Error(
    `site.json does not configure these services: ${unchosen.join(', ')}. Add each to "services": ` +
      `"${first}": "embedded" for Portico's own service, or "${first}": { "upstream": "https://…" } for the bank's own. ` +
      'Then rebuild the site. A demo (portico serve --demo) needs none of this.',
  );
}
