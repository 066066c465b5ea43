import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider } from '#forms/post/captcha.ts';
import type { FormState } from './formMachine.ts';
import type { RuleWords } from '#forms/rules/rules.ts';

/** What a form needs besides its definition. */
export interface FormSetup {
  /** Address that it is posted to. */
  readonly action: string;
  readonly words: RuleWords;
  /** Of the bank, whose day dates are compared with; New York without it. */
  readonly timeZone?: string;
  /** The state to begin with; idle without it. */
  readonly startsAs?: FormState;
  /** Where `captcha_response` comes from; what the site has chosen without it (FORM-20). */
  readonly captcha?: CaptchaProvider;
  /** The provider that the site has chosen in the place of the embedded one. */
  readonly outsideCaptcha?: OutsideCaptcha;
}
