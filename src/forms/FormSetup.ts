import type { CaptchaProvider } from './captcha.ts';
import type { FormState } from './formMachine.ts';
import type { RuleWords } from './rules.ts';

/** What a form needs besides its definition. */
export interface FormSetup {
  /** Address that it is posted to. */
  readonly action: string;
  readonly words: RuleWords;
  /** The state to begin with; idle without it. */
  readonly startsAs?: FormState;
  /** Where `captcha_response` comes from; the embedded provider without it (FORM-20). */
  readonly captcha?: CaptchaProvider;
}
