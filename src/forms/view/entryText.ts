import { isConcealedNumber, shownTaxNumber } from './TaxNumberInput.tsx';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import { answerText } from '#forms/rules/answerText.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { RuleWords } from '#forms/rules/rules.ts';

/** Returns a field's value as the review shows it: the labels of choices, and of sensitive values at most four digits. */
export function entryText(field: VisibleField, value: string, locale: Locale, words: RuleWords): string {
  const { isSensitive, isConcealed } = behaviorOf(field);
  if (isSensitive) return isConcealed && isConcealedNumber(value) ? shownTaxNumber(value) : '••••';
  return answerText(field, value, locale, words);
}
