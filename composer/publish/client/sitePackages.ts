import type { SitePackage } from '#composer/page/SectionSet.ts';

/**
 * The packages that the site names. A bundle that was made for a site has another module in place of this one, which
 * imports them; see `sitePackages.mjs`.
 */
export const sitePackages: readonly SitePackage[] = [];
