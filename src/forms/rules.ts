import type { FormDefinition, FormField, VisibleField } from './formDefinition.ts';

/** What a form holds: text by field name; a checkbox group is its values joined by commas. */
export type FormValues = Readonly<Record<string, string | undefined>>;
/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;
/** Words by key; see `src/words/forms.ts`. */
export type RuleWords = Readonly<Record<string, string>>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Default of VAL-15: the most characters of a text field. */
const longest = 200;

const valueOf = (values: FormValues, name: string) =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : '';

const holds = (condition: VisibleField['showWhen'], values: FormValues) =>
  condition === undefined ||
  valueOf(values, condition.field)
    .split(',')
    .some((value) => condition.is.includes(value));

export const isVisibleKind = (field: FormField): field is VisibleField => field.kind !== 'hidden';

/** The fields a visitor sees with these values, in order; a field hidden by its condition counts as empty for others. */
export function visibleFields(
  definition: Pick<FormDefinition, 'fields'>,
  values: FormValues,
): VisibleField[] {
  const known: Record<string, string | undefined> = { ...values };
  const shown: VisibleField[] = [];
  for (const field of definition.fields) {
    if (!isVisibleKind(field)) continue;
    if (holds(field.showWhen, known)) shown.push(field);
    else known[field.name] = '';
  }
  return shown;
}

/** Whether a visible field must be filled in with these values. */
export const isRequired = (field: VisibleField, values: FormValues): boolean =>
  field.required || (field.requireWhen !== undefined && holds(field.requireWhen, values));

function fill(text: string, parameters: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(parameters, key) ? String(parameters[key]) : whole,
  );
}

type Fault = { readonly own?: string; readonly word: string; readonly min?: number; readonly max?: number };

function lengthFault(
  value: string,
  field: Extract<VisibleField, { kind: 'text' | 'textarea' }>,
): Fault | undefined {
  const { minLength = 1, maxLength = longest, messages } = field;
  if (value.length < minLength) return { own: messages.min, word: 'errorMin', min: minLength };
  if (value.length > maxLength) return { own: messages.max, word: 'errorMax', max: maxLength };
  return undefined;
}

/** VAL-11: local part, @, domain, a last part of two letters or more. */
const emailPattern = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

function emailFault(value: string, field: Extract<VisibleField, { kind: 'email' }>): Fault | undefined {
  const { messages, restrictedDomains } = field;
  if (value.length > 254 || !emailPattern.test(value)) return { own: messages.format, word: 'errorEmail' };
  const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
  const isRestricted = restrictedDomains.some((name) => domain === name.toLowerCase());
  return isRestricted ? { own: messages.restricted, word: 'errorEmailDomain' } : undefined;
}

/** VAL-03: digits . , - and space, and the parentheses that people write; all zeros or a start of 000 is no number. */
function phoneFault(value: string, field: Extract<VisibleField, { kind: 'phone' }>): Fault | undefined {
  const { messages, digits: wanted } = field;
  const digits = digitsOf(value);
  if (
    value.length > 30 ||
    /[^\d.,() -]/.test(value) ||
    /^0*$/.test(digits) ||
    digits.startsWith('000') ||
    digits.length > wanted
  ) {
    return { own: messages.format, word: 'errorPhone' };
  }
  return digits.length < wanted ? { own: messages.min, word: 'errorPhoneMin', min: wanted } : undefined;
}

/** VAL-02: digits only, five or nine of them; a hyphen may stand in a long one. */
function zipFault(value: string, field: Extract<VisibleField, { kind: 'zip' }>): Fault | undefined {
  const { messages, digits: wanted } = field;
  const digits = wanted === 9 ? value.replace('-', '') : value;
  if (!/^\d+$/.test(digits)) return { own: messages.format, word: 'errorZip' };
  if (digits.length < wanted) return { own: messages.min, word: 'errorZipMin', min: wanted };
  return digits.length > wanted ? { own: messages.format, word: 'errorZip' } : undefined;
}

function choiceFault(
  value: string,
  field: Extract<VisibleField, { kind: 'select' | 'radioGroup' | 'checkboxGroup' }>,
): Fault | undefined {
  const chosen = field.kind === 'checkboxGroup' ? value.split(',') : [value];
  const known = new Set(field.options.map((option) => option.value));
  return chosen.every((choice) => known.has(choice))
    ? undefined
    : { own: field.messages.format, word: 'errorFormat' };
}

function faultOf(value: string, field: VisibleField): Fault | undefined {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return lengthFault(value, field);
    case 'email':
      return emailFault(value, field);
    case 'phone':
      return phoneFault(value, field);
    case 'zip':
      return zipFault(value, field);
    case 'select':
    case 'radioGroup':
    case 'checkboxGroup':
      return choiceFault(value, field);
    case 'checkbox':
      // The one value that its control sends.
      return value === 'yes' ? undefined : { own: field.messages.format, word: 'errorFormat' };
  }
}

/** What is wrong with one visible field, in the visitor's words; `undefined` when nothing is. */
export function fieldError(field: VisibleField, values: FormValues, words: RuleWords): string | undefined {
  const value = valueOf(values, field.name).trim();
  const say = ({ own, word, min = 0, max = 0 }: Fault) =>
    fill(own ?? words[word] ?? word, { name: field.label, min, max });
  if (value === '') {
    return isRequired(field, values)
      ? say({ own: field.messages.required, word: 'errorRequired' })
      : undefined;
  }
  const fault = faultOf(value, field);
  return fault && say(fault);
}

/** What is wrong with a form; only fields the visitor sees count, in their order (FORM-01). */
export function formErrors(
  definition: Pick<FormDefinition, 'fields'>,
  values: FormValues,
  words: RuleWords,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of visibleFields(definition, values)) {
    const error = fieldError(field, values, words);
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

/** What may be sent: the visible fields' trimmed values and the definition's hidden ones; nothing else. */
export function sentValues(
  definition: Pick<FormDefinition, 'fields'>,
  values: FormValues,
): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const field of definition.fields) if (!isVisibleKind(field)) sent[field.name] = field.value;
  for (const { name } of visibleFields(definition, values)) {
    const value = valueOf(values, name).trim();
    if (value !== '') sent[name] = value;
  }
  return sent;
}
