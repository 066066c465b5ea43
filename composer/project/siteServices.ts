import type { SiteServiceModule } from '#composer/server/siteServices/SiteService.ts';

/**
 * The modules of the site's own `services` folder. A bundle for a site replaces this module with one that imports them;
 * see `sitePackagesPlugin.ts`.
 */
export const siteServices: readonly SiteServiceModule[] = [];
