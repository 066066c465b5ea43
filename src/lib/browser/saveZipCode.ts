import { readCookie, writeCookie } from '#lib/visitor/cookies.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';

/**
 * Saves the visitor's zip code in the cookie and dispatches `zipCodeChanged` (PAGE-09).
 *
 * @param zip five digits.
 * @param form the form that asked for it. If rates replace the form, focus moves to their section's heading, so that it
 *   is not lost with the form.
 * @returns whether the cookie is set; browsers that block cookies ignore it (STORE-04).
 */
export function saveZipCode(zip: string, form?: HTMLFormElement | null): boolean {
  writeCookie('zipcode', zip);
  const isSaved = readCookie('zipcode') === zip;
  const asking = form?.closest('[data-asks]');
  const heading = document.getElementById(asking?.getAttribute('aria-labelledby') ?? '');
  // Without cookies, the form stays.
  if (heading && isSaved) {
    heading.tabIndex = -1;
    heading.focus();
  }
  document.dispatchEvent(new CustomEvent(zipCodeChanged));
  return isSaved;
}
