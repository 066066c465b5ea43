import type { ComponentType } from 'react';
import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider } from '#forms/post/captcha.ts';
import type { FormRequest } from '#forms/post/askedValue.ts';
import type { FormState } from './formMachine.ts';
import type { ShownQuoteProps } from './ShownQuoteProps.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { RuleWords } from '#forms/rules/rules.ts';

/** What a form needs besides its definition. */
export interface FormSetup extends FormRequest {
  /** URL that it is posted to. */
  readonly action: string;
  readonly words: RuleWords;
  /** Language of amounts and dates, in messages and on the review of a form with steps. @default 'en' */
  readonly locale?: Locale;
  /** The bank's time zone, for comparing dates; New York's by default. */
  readonly timeZone?: string;
  /** The initial state; idle by default. */
  readonly startsAs?: FormState;
  /** Provides `captcha_response`; by default the site's provider does (FORM-20). */
  readonly captcha?: CaptchaProvider;
  /** Components that need more than a form has: the one that shows the rates of quotes. */
  readonly slots?: { readonly quote?: ComponentType<ShownQuoteProps> };
  /** The site's captcha provider if it is not the embedded one. */
  readonly outsideCaptcha?: OutsideCaptcha;
}
