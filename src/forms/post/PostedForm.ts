import type { FormValues } from '#forms/rules/applyConditions.ts';
import type { FieldErrors } from '#forms/rules/rules.ts';

/** A form that was sent without JavaScript and that the server shows again. */
export interface PostedForm {
  /** What was entered; secrets are left out and must be entered again. */
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** What is said of the form as a whole when no field is wrong. */
  readonly message?: string;
  /** Sent as `captcha_response`: the captcha's answer to a form without JavaScript. */
  readonly pass?: string;
}
