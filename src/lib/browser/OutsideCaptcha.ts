/** How a captcha works: invisibly, or as a challenge to the visitor (FORM-02). */
export type CaptchaType = 'v3' | 'challenge';

type Parameters = Readonly<Record<string, string | number | boolean>>;

/** Browser configuration of a third-party captcha provider, from `captcha` in `site.json`. */
export interface OutsideCaptcha {
  /** URL of the provider's script. */
  readonly script: string;
  /** Name of the script's global object. */
  readonly api: string;
  readonly siteKey: string;
  /** Passed to the provider in addition to the site key. */
  readonly parameters: Readonly<Record<CaptchaType, Parameters>>;
}
