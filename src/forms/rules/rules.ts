import { defaultTimeZone } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { answerText } from './answerText.ts';
import { applyConditions, type FieldStanding, type FormValues, textOf } from './applyConditions.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf, type HasFields } from '#forms/definition/formFields.ts';
import type { Fault, FaultContext } from '#forms/field/FieldKindBehavior.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import { isHidden } from '#forms/kinds/hidden.ts';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;
/** Words by key; see `src/words/forms.ts`. */
export type RuleWords = Readonly<Record<string, string>>;

/** A form's fields, its own words, and what it appends to its URL. */
export type Rules = HasFields & Partial<Pick<FormDefinition, 'address' | 'words'>>;

/** Returns the fields that a visitor sees with these values, in order. */
export const visibleFields = (definition: HasFields, values: FormValues): VisibleField[] =>
  applyConditions(definition, values).flatMap(({ field, isShown }) => (isShown ? [field] : []));

/** Returns the words of a form: the site's, overridden by its own. */
export const wordsOf = ({ words: own }: Rules, words: RuleWords): RuleWords =>
  own && Object.keys(own).length > 0 ? { ...words, ...own } : words;

/** Returns how a message names a field: a question in quotation marks, because the sentence goes on. */
const nameIn = ({ label }: VisibleField, words: RuleWords): string =>
  /[?？]$/.test(label) ? fill(words['question'] ?? '{name}', { name: label }) : label;

/** Returns the error message for a fault of a field. */
export function faultMessage(field: VisibleField, fault: Fault, words: RuleWords): string {
  const { own, word, min = 0, max = 0, other = '', days = '' } = fault;
  return fill(own ?? words[word] ?? word, { name: nameIn(field, words), other, min, max, days });
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** VAL-12: compares the values as the confirmed field's kind does. That field is validated by its own rules. */
function confirmError(
  { field, value }: FieldStanding,
  confirmed: FieldStanding,
  words: RuleWords,
): string | undefined {
  const { isSame = isSameText } = behaviorOf(confirmed.field);
  if (isSame(confirmed.value, value)) return undefined;
  const other = confirmed.field.label;
  return faultMessage(field, { own: field.messages.mismatch, word: 'errorMismatch', other }, words);
}

function errorOf(
  standing: FieldStanding,
  standings: readonly FieldStanding[],
  words: RuleWords,
  context: FaultContext,
): string | undefined {
  const { field, isShown, isRequired, isDisabled, isForced, value } = standing;
  if (!isShown || (isDisabled && !isForced)) return undefined;
  const { confirms, fault: faultOf } = behaviorOf(field);
  const other = confirms && standings.find(({ field: { name } }) => name === confirms(field));
  if (value === '') {
    // A value must be confirmed once it has been entered.
    const isMissing = isRequired || (other && other.isShown && other.value !== '');
    return isMissing
      ? faultMessage(field, { own: field.messages.required, word: 'errorRequired' }, words)
      : undefined;
  }
  if (other) return confirmError(standing, other, words);
  const fault = faultOf?.(value, field, context);
  return fault && faultMessage(field, fault, words);
}

/** FORM-14: a value that would lead to another path, such as `..`, cannot be part of the form's URL. */
function stepError(
  { address }: Rules,
  { field, isShown, value }: FieldStanding,
  words: RuleWords,
): string | undefined {
  if (!isShown || !address?.path?.includes(field.name) || !/^\.+$/.test(value)) return undefined;
  return faultMessage(field, { own: field.messages.format, word: 'errorFormat' }, words);
}

/** Returns a function that returns the answer to a field of a form, in words. */
function answersOf(
  standings: readonly FieldStanding[],
  locale: Locale,
  words: RuleWords,
): FaultContext['answerTo'] {
  return (name) => {
    const { field, value } = standings.find((standing) => standing.field.name === name) ?? {};
    return field && value
      ? { value, text: answerText(field, value, locale, words) }
      : { value: '', text: '' };
  };
}

/** When and in which language a form is validated: by default now, in New York, in English. */
export type RuleContext = Partial<Omit<FaultContext, 'answerTo'>>;

/**
 * Validates a form. Only visible fields count, in order (FORM-01).
 *
 * @param context Its moment is compared with dates, in the bank's time zone.
 */
export function formErrors(
  definition: Rules,
  values: FormValues,
  words: RuleWords,
  { now = new Date(), timeZone = defaultTimeZone, locale = 'en' }: RuleContext = {},
): FieldErrors {
  const errors: Record<string, string> = {};
  const dictionary = wordsOf(definition, words);
  const standings = applyConditions(definition, values);
  const answerTo = answersOf(standings, locale, dictionary);
  for (const standing of standings) {
    const error =
      errorOf(standing, standings, dictionary, { now, timeZone, locale, answerTo }) ??
      stepError(definition, standing, dictionary);
    if (error !== undefined) errors[standing.field.name] = error;
  }
  return errors;
}

/**
 * Returns the values to send: visible fields with their conditions applied, and hidden fields. For hidden fields with a
 * source, `values` holds what the browser found.
 */
export function sentValues(definition: HasFields, values: FormValues): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    const value = behaviorOf(field).sent?.(textOf(values, field.name), field);
    if (value !== undefined) sent[field.name] = value;
  }
  for (const { field, value } of applyConditions(definition, values))
    if (value !== '') sent[field.name] = value;
  return sent;
}

/**
 * Returns the page that follows a submitted form: from the definition, or from its hidden field `redirect` or
 * `:redirect` (PAGE-06).
 */
export function redirectOf(definition: Pick<FormDefinition, 'fields' | 'redirect'>): string | undefined {
  if (definition.redirect !== undefined) return definition.redirect;
  for (const field of fieldsOf(definition))
    if (isHidden(field) && (field.name === 'redirect' || field.name === ':redirect') && field.value)
      return field.value;
  return undefined;
}
