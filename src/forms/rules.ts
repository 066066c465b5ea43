import { applyConditions, type FieldStanding, type FormValues, textOf } from './applyConditions.ts';
import { faultOf, type Fault } from './faults.ts';
import type { FieldOf, FormDefinition, VisibleField } from './formDefinition.ts';
import { fieldsOf, type HasFields } from './formFields.ts';

export type { FormValues } from './applyConditions.ts';

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;
/** Words by key; see `src/words/forms.ts`. */
export type RuleWords = Readonly<Record<string, string>>;

/** The fields of a form with the words of its own. */
export type Rules = HasFields & Partial<Pick<FormDefinition, 'words'>>;

/** The fields a visitor sees with these values, in order. */
export const visibleFields = (definition: HasFields, values: FormValues): VisibleField[] =>
  applyConditions(definition, values).flatMap(({ field, isShown }) => (isShown ? [field] : []));

/** Words of a form: the site's, and its own in place of them. */
export const wordsOf = ({ words: own }: Rules, words: RuleWords): RuleWords =>
  own && Object.keys(own).length > 0 ? { ...words, ...own } : words;

function fill(text: string, parameters: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(parameters, key) ? String(parameters[key]) : whole,
  );
}

/** What is said about a fault of a field. */
export function faultMessage(field: VisibleField, fault: Fault, words: RuleWords, other = ''): string {
  const { own, word, min = 0, max = 0 } = fault;
  return fill(own ?? words[word] ?? word, { name: field.label, other, min, max });
}

/** VAL-12: the same but for the case of letters. What is confirmed is checked by its own rules. */
function confirmError(
  { field, value }: FieldStanding & { readonly field: FieldOf<'confirm'> },
  standings: readonly FieldStanding[],
  words: RuleWords,
): string | undefined {
  const other = standings.find((standing) => standing.field.name === field.of);
  const same = (one: string, two: string) =>
    other?.field.kind === 'password' ? one === two : bare(one, other) === bare(two, other);
  if (!other || same(value, other.value)) return undefined;
  return faultMessage(
    field,
    { own: field.messages.mismatch, word: 'errorMismatch' },
    words,
    other.field.label,
  );
}

const numeric = new Set(['phone', 'japanesePhone', 'ssn', 'itin']);

/** A value as far as it matters for being the same: numbers may be set apart differently. */
const bare = (value: string, other: FieldStanding | undefined) =>
  numeric.has(other?.field.kind ?? '') ? value.replace(/\D/g, '') : value.toLowerCase();

function errorOf(
  standing: FieldStanding,
  standings: readonly FieldStanding[],
  words: RuleWords,
  now: Date,
): string | undefined {
  const { field, isShown, isRequired, isDisabled, isForced, value } = standing;
  if (!isShown || (isDisabled && !isForced)) return undefined;
  const other = field.kind === 'confirm' && standings.find(({ field: { name } }) => name === field.of);
  if (value === '') {
    // What was entered once must be confirmed.
    const isMissing = isRequired || (other && other.isShown && other.value !== '');
    return isMissing
      ? faultMessage(field, { own: field.messages.required, word: 'errorRequired' }, words)
      : undefined;
  }
  if (field.kind === 'confirm') return confirmError({ ...standing, field }, standings, words);
  const fault = faultOf(value, field, now);
  return fault && faultMessage(field, fault, words);
}

/**
 * What is wrong with a form; only fields the visitor sees count, in their order (FORM-01).
 *
 * @param now the moment that dates are compared with.
 */
export function formErrors(
  definition: Rules,
  values: FormValues,
  words: RuleWords,
  now: Date = new Date(),
): FieldErrors {
  const errors: Record<string, string> = {};
  const dictionary = wordsOf(definition, words);
  const standings = applyConditions(definition, values);
  for (const standing of standings) {
    const error = errorOf(standing, standings, dictionary, now);
    if (error !== undefined) errors[standing.field.name] = error;
  }
  return errors;
}

/** Most characters of a hidden value that comes from the visitor's browser. */
const longestHidden = 2000;

/**
 * What may be sent: the values of visible fields as conditions leave them, and hidden ones, those with a source as the
 * browser found them; nothing else.
 */
export function sentValues(definition: HasFields, values: FormValues): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    if (field.kind !== 'hidden') continue;
    const found = field.from && textOf(values, field.name).slice(0, longestHidden);
    const value = found || field.value;
    if (value !== undefined) sent[field.name] = value;
  }
  for (const { field, isShown, isDisabled, isForced, value } of applyConditions(definition, values)) {
    if (isShown && (!isDisabled || isForced) && value !== '') sent[field.name] = value;
  }
  return sent;
}

/** The page a form leads to once it was sent: its own, or that of its field `redirect` or `:redirect` (PAGE-06). */
export function redirectOf(definition: Pick<FormDefinition, 'fields' | 'redirect'>): string | undefined {
  if (definition.redirect !== undefined) return definition.redirect;
  for (const field of fieldsOf(definition))
    if (field.kind === 'hidden' && (field.name === 'redirect' || field.name === ':redirect'))
      return field.value;
  return undefined;
}
