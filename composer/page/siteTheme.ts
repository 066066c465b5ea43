import type { ThemeOptions } from '#theme/createPorticoTheme.ts';

/** What the site's own `theme` folder exports. */
export interface SiteTheme {
  /** Its exports. Absent if there is no such folder, or if it cannot be loaded. */
  readonly exports?: { readonly components?: ThemeOptions['components'] };
  /** Why it cannot be loaded. */
  readonly error?: string;
}

/**
 * The theme of the site's own folder. A bundle for a site replaces this module with one that imports it; see
 * `sitePackagesPlugin.ts`.
 */
export const siteTheme: SiteTheme = {};
