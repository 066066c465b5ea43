import { type FormEvent, startTransition, useRef, useState } from 'react';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import {
  type AmountName,
  answeredBy,
  firstTyped,
  firstWrong,
  type Typed,
  typedIn,
  withOwnCounty,
} from './homeEquityForm.ts';
import type { Props } from './HomeEquityRates.schema.ts';
import { useHomeEquityStates } from './useHomeEquityRates.ts';

/** The state of the questions: the entered values, the validated answers, and whether errors are shown. */
export function useQuestions(props: Props) {
  const { id, locale } = useSection();
  const { states, isError } = useHomeEquityStates();
  const sent = useAsked();
  const [isTold, setTold] = useState(sent !== undefined);
  const [typed, setTyped] = useState(() =>
    sent ? withOwnCounty(typedIn(sent, props), states) : firstTyped(props, locale),
  );
  const [answered, setAnswered] = useState(() => (sent ? answeredBy(typed, states) : undefined));
  // What gets focus if the server answers a submitted form.
  const [opensWith] = useState(
    () => sent && (isError ? 'stateCode' : answered ? 'answer' : firstWrong(typed)),
  );
  const amounts = useRef<Partial<Record<AmountName, string>>>({});
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent) =>
    submitAfterPaint(event, () => {
      const all = { ...typed, ...amounts.current };
      setTyped(all);
      setTold(true);
      const found = answeredBy(all, states);
      if (found) setAnswered(found);
      else document.getElementById(`${id}-${firstWrong(all) ?? 'stateCode'}`)?.focus();
    });
  // A transition keeps typing responsive while the form re-renders.
  const enter = (name: AmountName, value: string) => {
    amounts.current[name] = value;
    if (isTold) startTransition(() => change({ [name]: value }));
  };
  const counties = states.find(({ stateCode }) => stateCode === typed.stateCode)?.counties ?? [];
  return {
    typed,
    change,
    enter,
    submit,
    /** The submitted answers; `undefined` until all questions have been answered. */
    answered,
    isTold,
    isWrong: isTold && firstWrong(typed) !== undefined,
    opensWith,
    /** The author's states until the service's list has loaded. */
    states: states.length > 0 ? states : props.states,
    isError,
    counties,
  };
}
export type AskedQuestions = ReturnType<typeof useQuestions>;
