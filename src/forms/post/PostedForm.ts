import type { FormValues } from '#forms/rules/applyConditions.ts';
import type { FieldErrors } from '#forms/rules/rules.ts';

/** A form that was submitted without JavaScript and that the server renders again. */
export interface PostedForm {
  /** The entered values, without sensitive ones, which must be entered again. */
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** A message about the form as a whole, if no field is invalid. */
  readonly message?: string;
  /** What the visitor must know even if fields are invalid: that the form has changed since it was opened. */
  readonly notice?: string;
  /** A signed pass that a form without JavaScript sends as `captcha_response` instead of a solved challenge. */
  readonly pass?: string;
}
