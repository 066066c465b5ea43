import { useState } from 'react';
import { useShortForm } from '#components/fields/useShortForm.ts';
import { useAsked, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Language } from './Answer.ts';
import { answerOf } from './answerOf.ts';
import type { Calculation } from './Calculator.schema.ts';
import type { words } from './Calculator.words.ts';
import {
  type Field,
  fieldsOf,
  initialTyped,
  mistakeIn,
  numberIn,
  type Typed,
  typedIn,
  writtenAs,
} from './typedNumbers.ts';

/** The answer to the numbers; `undefined` if one of them is wrong. */
function answerFor(calculation: Calculation, typed: Typed, language: Language) {
  const fields = fieldsOf(calculation);
  if (fields.some((field) => mistakeIn(field, typed, language))) return undefined;
  const numbers = Object.fromEntries(fields.map((field) => [field.name, numberIn(field, typed) ?? 0]));
  return answerOf(calculation, numbers, language);
}

/**
 * The state of a calculator. It begins with the author's example. Text fields are checked on blur and on submit; a
 * slider counts while it moves, and is announced once it rests.
 */
export function useCalculator(calculation: Calculation) {
  const { id, locale } = useSection();
  const language = new Language(useWords<typeof words>(), locale);
  const fields = fieldsOf(calculation);
  const [isSliding, setIsSliding] = useState(false);
  const form = useShortForm<Typed>({
    id,
    sent: useAsked(),
    read: (sent) => typedIn(sent, fields),
    initial: () => initialTyped(fields),
    firstWrong: (typed) => fields.find((field) => mistakeIn(field, typed, language))?.name,
  });
  // What the page opens with is no news.
  const [opening] = useState(form.values);
  const answer = answerFor(calculation, form.values, language);
  const mistake = (field: Field) =>
    form.showsErrors(field.name) ? mistakeIn(field, form.values, language) : '';
  const slide = ({ name, unit }: Field, slider: HTMLInputElement) => {
    const text = writtenAs(unit, Number(slider.value));
    const field = slider.form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = text;
    form.set(name, text);
    setIsSliding(true);
  };
  const isQuiet = isSliding || form.values === opening;
  return { form, fields, language, answer, mistake, slide, isQuiet, rest: () => setIsSliding(false) };
}
export type CalculatorState = ReturnType<typeof useCalculator>;
