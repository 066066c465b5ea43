import type { CaptchaType } from '#lib/browser/OutsideCaptcha.ts';

/**
 * Path of the embedded captcha service: `GET` returns a new challenge. Unused if the site has another provider
 * (FORM-20).
 */
export const captchaPath = '/svt/ecm/captcha';

/**
 * State of a challenge that a provider shows itself: solved with a token, failed, or open (also after it has expired).
 */
export type ChallengeResult =
  | { readonly state: 'open' | 'failed' }
  | { readonly state: 'done'; readonly token: string };

/** Provides a form's `captcha_response`. */
export interface CaptchaProvider {
  /**
   * Renders the provider's own widget into the form. A provider without it uses the form's badge and checkbox.
   *
   * @param onChange is called when the state of a challenge changes; never for type v3.
   */
  readonly show?: (box: HTMLElement, type: CaptchaType, onChange: (result: ChallengeResult) => void) => void;
  /**
   * Returns a token that has not been used before.
   *
   * @throws {Error} if there is none.
   */
  readonly token: () => Promise<string>;
  /** Resets the widget after a submission, because a token is valid only once. */
  readonly reset?: () => void;
}
