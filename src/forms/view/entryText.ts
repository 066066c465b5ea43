import { isConcealedNumber, shownTaxNumber } from './TaxNumberInput.tsx';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { RuleWords } from '#forms/rules/rules.ts';

/** Returns a field's value as the review shows it: the labels of choices, and of sensitive values at most four digits. */
export function entryText(field: VisibleField, value: string, locale: Locale, words: RuleWords): string {
  const { isSensitive, isConcealed, isSeveral, control, shown } = behaviorOf(field);
  if (isSensitive) return isConcealed && isConcealedNumber(value) ? shownTaxNumber(value) : '••••';
  if (control === 'checkbox') return value === 'yes' ? (words['yes'] ?? '') : '';
  if ('options' in field && field.options) {
    const { options } = field;
    const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
    return (isSeveral ? value.split(',') : [value]).map(labelOf).join(', ');
  }
  return shown?.(value, locale) ?? value;
}
