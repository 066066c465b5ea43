import type { z } from 'zod';
import { schema as branch } from './branch.ts';
import { schema as captcha } from './captcha.ts';
import { schema as checkbox } from './checkbox.ts';
import { schema as checkboxGroup } from './checkboxGroup.ts';
import { schema as confirm } from './confirm.ts';
import { schema as consent } from './consent.ts';
import { schema as currency } from './currency.ts';
import { schema as date } from './date.ts';
import { schema as email } from './email.ts';
import { schema as hidden } from './hidden.ts';
import { schema as japanesePhone } from './japanesePhone.ts';
import { schema as number } from './number.ts';
import { schema as password } from './password.ts';
import { schema as phone } from './phone.ts';
import { schema as place } from './place.ts';
import { schema as radioGroup } from './radioGroup.ts';
import { schema as select } from './select.ts';
import { schema as taxNumber } from './taxNumber.ts';
import { schema as text } from './text.ts';
import { schema as textarea } from './textarea.ts';
import { schema as zip } from './zip.ts';

/** The kinds of fields that authors can use. A group is not a kind: it contains fields. */
export const fieldSchemas = [
  text(),
  textarea(),
  email(),
  phone(),
  japanesePhone(),
  zip(),
  taxNumber(),
  currency(),
  number(),
  password(),
  date(),
  select(),
  radioGroup(),
  checkboxGroup(),
  checkbox(),
  consent(),
  confirm(),
  place(),
  branch(),
  captcha(),
  hidden(),
] as const;

/** A field of any kind. */
export type FormField = z.output<(typeof fieldSchemas)[number]>;
export type FieldKind = FormField['kind'];
/** The fields of a kind. Some kinds share one schema. */
export type FieldOf<Kind extends FieldKind> = FormField extends infer Field
  ? Field extends { kind: infer Own }
    ? [Kind & Own] extends [never]
      ? never
      : Field
    : never
  : never;
