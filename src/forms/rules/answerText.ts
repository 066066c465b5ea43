import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { FormValues } from './applyConditions.ts';
import { fieldsOf, type HasFields, isVisibleKind } from '#forms/definition/formFields.ts';

type Words = Readonly<Record<string, string>>;

/** An answer in words, with the label of its field. */
export interface WrittenAnswer {
  readonly term: string;
  readonly value: string;
}

/** Returns a field's value in words, such as the labels of choices. The value must not be sensitive. */
export function answerText(field: VisibleField, value: string, locale: Locale, words: Words): string {
  const { isSeveral, control, shown } = behaviorOf(field);
  if (control === 'checkbox') return value === 'yes' ? (words['yes'] ?? '✓') : '';
  if ('options' in field && field.options) {
    const { options } = field;
    const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
    return (isSeveral ? value.split(',') : [value]).map(labelOf).join(', ');
  }
  return shown?.(value, locale) ?? value;
}

/** An answer in words, and the field that it answers. */
export interface FieldAnswer {
  readonly field: VisibleField;
  /** In words; may be empty. */
  readonly value: string;
}

/**
 * Returns answers in one line, such as “Loan · $50,000 · 02110”: without the labels of their fields, except what was ticked,
 * and figures of a kind of which there are several: “Amount $50,000 · Home value $400,000”.
 */
export function answerLine(answers: readonly FieldAnswer[]): string {
  const given = answers.filter(({ value }) => value !== '');
  const isAmbiguous = ({ kind }: VisibleField) =>
    given.filter(({ field }) => field.kind === kind && behaviorOf(field).isFigure).length > 1;
  return given
    .map(({ field, value }) => {
      if (behaviorOf(field).control === 'checkbox') return field.label;
      return isAmbiguous(field) ? `${field.label} ${value}` : value;
    })
    .join(' · ');
}

/**
 * Returns the answers to the named fields as a confirmation repeats them, in the order of the form.
 *
 * @param values as they are sent, without those of hidden fields.
 */
export function writtenAnswers(
  definition: HasFields,
  names: readonly string[],
  values: FormValues,
  locale: Locale,
  words: Words,
): readonly WrittenAnswer[] {
  const asked = new Set(names);
  return fieldsOf(definition).flatMap((field) => {
    const value = values[field.name] ?? '';
    const isLeftOut = !asked.has(field.name) || !isVisibleKind(field) || behaviorOf(field).isSensitive;
    if (isLeftOut || value === '') return [];
    const text = answerText(field, value, locale, words);
    return text === '' ? [] : [{ term: field.label, value: text }];
  });
}
