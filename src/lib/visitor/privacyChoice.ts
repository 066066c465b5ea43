import { readCookie } from './cookies.ts';

/** `navigator.globalPrivacyControl`, which not all browsers support. */
interface TellingNavigator {
  readonly globalPrivacyControl?: boolean;
}

const hasCookie = () => readCookie('privacy_optout') === 'true';

/**
 * Path of the opt-out service. It sets the cookie on the server, because such cookies last longer than those set by
 * scripts.
 */
export const privacyOptOutPath = '/svt/ecm/privacyOptOut';

/** Parameter of the opt-out page after a post without JavaScript whose email address is none. */
export const optOutErrorField = 'optOutError';

/** Whether the visitor has opted out of tracking: on this site, or for all sites through Global Privacy Control. */
export const hasOptedOut = (): boolean =>
  hasCookie() || (navigator as TellingNavigator).globalPrivacyControl === true;

/**
 * Asks the server to renew the opt-out cookie. Browsers limit cookies to 400 days, and some to 7 days if a script set
 * them.
 */
export async function renewOptOut(): Promise<void> {
  if (!hasCookie()) return;
  try {
    await fetch(privacyOptOutPath, { method: 'POST', keepalive: true });
  } catch {
    // The next session retries.
  }
}

/**
 * Opts the visitor out (MODAL-03). The server sets the cookie.
 *
 * @param identifier an email address, or empty for this browser only.
 * @returns `refused` if the server takes the address for none.
 * @throws {Error} if the choice was not saved.
 */
export async function sendOptOut(identifier: string): Promise<'saved' | 'refused'> {
  const response = await fetch(privacyOptOutPath, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ identifier }),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 422) return 'refused';
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  return 'saved';
}
