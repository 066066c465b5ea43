import type { SitePackage } from '#composer/page/SectionSet.ts';

/**
 * The packages that the site names. A bundle for a site replaces this module with one that imports them; see
 * `sitePackagesPlugin.ts`.
 */
export const sitePackages: readonly SitePackage[] = [];
