import type { CaptchaType } from '#lib/browser/OutsideCaptcha.ts';

/** `GET` answers with a fresh challenge, unless the site has another provider (FORM-20). */
export const captchaPath = '/svt/ecm/captcha';

/** What comes of a challenge that a provider shows itself: a token, or none while it is open or has expired. */
export type ChallengeResult =
  | { readonly state: 'open' | 'failed' }
  | { readonly state: 'done'; readonly token: string };

/** Where a form gets its `captcha_response` from. */
export interface CaptchaProvider {
  /**
   * Puts the provider's own part into the form. A provider without it has the form's badge and box.
   *
   * @param onChange is told what becomes of a challenge; of type v3 there is none.
   */
  readonly show?: (box: HTMLElement, type: CaptchaType, onChange: (result: ChallengeResult) => void) => void;
  /** A token that was not given before. @throws {Error} when none can be had. */
  readonly token: () => Promise<string>;
  /** Begins anew: a token is good for one post. */
  readonly reset?: () => void;
}
