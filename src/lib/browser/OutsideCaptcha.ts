/** How a captcha works: unseen, or as a challenge to the visitor (FORM-02). */
export type CaptchaType = 'v3' | 'challenge';

type Parameters = Readonly<Record<string, string | number | boolean>>;

/** What the browser must know of a captcha provider outside of Portico, from `captcha` of `site.json`. */
export interface OutsideCaptcha {
  /** Address of its script. */
  readonly script: string;
  /** Name of the global object of that script. */
  readonly api: string;
  readonly siteKey: string;
  /** Given to the provider besides the site key. */
  readonly parameters: Readonly<Record<CaptchaType, Parameters>>;
}
