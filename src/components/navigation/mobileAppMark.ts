interface Hidable {
  readonly hideInMobileApp: boolean;
}

/**
 * Returns the attribute by which the page's script finds what the bank's mobile app shows itself (PAGE-10).
 *
 * @param parts a link, or all links of a group, which is hidden if all of them are.
 */
export const mobileAppMark = (...parts: readonly Hidable[]) =>
  parts.length > 0 && parts.every((part) => part.hideInMobileApp) ? { 'data-mobile-app-nav': '' } : {};
