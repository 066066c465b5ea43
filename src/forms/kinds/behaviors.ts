import type { ControlName, FieldKindBehavior } from '#forms/field/FieldKindBehavior.ts';
import { branch } from './branch.ts';
import { captcha } from './captcha.ts';
import { checkbox } from './checkbox.ts';
import { checkboxGroup } from './checkboxGroup.ts';
import { confirm } from './confirm.ts';
import { consent } from './consent.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { hidden } from './hidden.ts';
import { japanesePhone } from './japanesePhone.ts';
import { number } from './number.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { country, province, state } from './place.ts';
import { radioGroup } from './radioGroup.ts';
import type { FieldKind, FieldOf, FormField } from './schemas.ts';
import { select } from './select.ts';
import { itin, ssn, taxId } from './taxNumber.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { zip } from './zip.ts';

/** The behavior of each kind of field. */
export const behaviors = {
  text,
  textarea,
  email,
  phone,
  japanesePhone,
  zip,
  ssn,
  itin,
  taxId,
  currency,
  number,
  password,
  date,
  select,
  radioGroup,
  checkboxGroup,
  checkbox,
  consent,
  confirm,
  country,
  state,
  province,
  branch,
  captcha,
  hidden,
} satisfies { readonly [Kind in FieldKind]: FieldKindBehavior<FieldOf<Kind>> };

/** Returns the behavior of a field's kind. Call its functions with this field. */
export const behaviorOf = (field: FormField): FieldKindBehavior<FormField> =>
  // The record pairs each kind with the behavior of its own fields; TypeScript loses this when indexing by a union.
  behaviors[field.kind] as FieldKindBehavior<FormField>;

/** The fields that a control shows. */
export type FieldShownBy<Control extends ControlName> = {
  [Kind in FieldKind]: (typeof behaviors)[Kind]['control'] extends Control ? FieldOf<Kind> : never;
}[FieldKind];

/** A field that the visitor fills in. */
export type VisibleField = Exclude<FormField, FieldShownBy<'none'>>;
