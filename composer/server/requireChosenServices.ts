import { type Release, type ServiceName, serviceNames } from '#composer/release/release.ts';

/**
 * Checks that a site in production explicitly chooses all of its services, so that nobody gets answers from an embedded
 * service that the bank did not choose.
 *
 * @param others Services that the environment configures.
 * @throws {Error} with the services that `site.json` does not name, and how to add them.
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
