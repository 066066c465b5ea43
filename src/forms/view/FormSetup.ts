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
  /** Where `captcha_response` comes from; the embedded provider without it (FORM-20). */
  readonly captcha?: CaptchaProvider;
}
