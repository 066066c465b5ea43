import { readCookie } from './cookies.ts';

/** A browser that tells sites of the visitor's choice by itself; not all do. */
interface TellingNavigator {
  readonly globalPrivacyControl?: boolean;
}

const hasCookie = () => readCookie('privacy_optout') === 'true';

/** Where the choice is sent: the server keeps it, and its cookie lives longer than one that a script writes. */
export const privacyOptOutPath = '/svt/ecm/privacyOptOut';

/**
 * Whether the visitor does not want to be counted or followed: opted out here, or for all sites in the browser
 * (Global Privacy Control).
 */
export const hasOptedOut = (): boolean =>
  hasCookie() || (navigator as TellingNavigator).globalPrivacyControl === true;

/**
 * Has the server set the cookie of who opted out anew: browsers forget it after 400 days at most, and after 7 where a
 * script has set it.
 */
export async function renewOptOut(): Promise<void> {
  if (!hasCookie()) return;
  try {
    await fetch(privacyOptOutPath, { method: 'POST', keepalive: true });
  } catch {
    // The next session tries again.
  }
}

/**
 * Tells the server that the visitor opts out (MODAL-03), which sets the cookie.
 *
 * @param identifier an e-mail address, or empty for this browser alone.
 * @throws {Error} when the choice was not saved.
 */
export async function sendOptOut(identifier: string): Promise<void> {
  const response = await fetch(privacyOptOutPath, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ identifier }),
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
}
