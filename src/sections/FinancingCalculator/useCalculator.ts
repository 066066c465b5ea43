import { useEffect } from 'react';
import { useFocusInView } from '#components/fields/useFocusInView.ts';
import { useShortForm } from '#components/fields/useShortForm.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import { readDollars } from '#lib/format/readNumber.ts';
import { cleanCode } from '#lib/values/cleanText.ts';
import { checkTyped, fieldNames, type Limits, paymentOf, typedIn } from './calculation.ts';

/** The state of the calculator. Its fields are validated on blur and on submit. */
export function useCalculator(limits: Limits) {
  const { id } = useSection();
  const form = useShortForm({
    id,
    sent: useAsked(),
    read: (fields) => typedIn(fields, limits),
    initial: () => ({ amount: '', term: '', rate: '' }),
  });
  const { values: typed, submits } = form;
  const messages = checkTyped(typed, limits);
  const listed = fieldNames.flatMap((name) => {
    const text = messages[name];
    return text !== undefined && form.showsErrors(name) ? [{ name, text }] : [];
  });
  // The error list is above the fields and may push the focused one out of view.
  const banner = useFocusInView(listed.map(({ text }) => text).join(' '));
  useEffect(() => {
    if (submits > 0) banner.current?.focus();
  }, [submits, banner]);
  // Whole dollars: an application takes no cents.
  const amount = Math.round(Number(readDollars(typed.amount) ?? 0));
  return { form, listed, banner, amount, term: cleanCode(typed.term), payment: paymentOf(typed, limits) };
}
