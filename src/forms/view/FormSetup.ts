import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider } from '#forms/post/captcha.ts';
import type { FormState } from './formMachine.ts';
import type { RuleWords } from '#forms/rules/rules.ts';

/** What a form needs besides its definition. */
export interface FormSetup {
  /** URL that it is posted to. */
  readonly action: string;
  readonly words: RuleWords;
  /** The bank's time zone, for comparing dates; New York's by default. */
  readonly timeZone?: string;
  /** The initial state; idle by default. */
  readonly startsAs?: FormState;
  /** Parameters of the request that the server rendered the form for; absent in published pages. */
  readonly asked?: URLSearchParams;
  /** Provides `captcha_response`; by default the site's provider does (FORM-20). */
  readonly captcha?: CaptchaProvider;
  /** The site's captcha provider if it is not the embedded one. */
  readonly outsideCaptcha?: OutsideCaptcha;
}
