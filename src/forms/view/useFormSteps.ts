import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { type SteppedForm, steppedForm, visibleFieldsIn } from '#forms/definition/formSteps.ts';
import { shownNames } from '#forms/rules/applyConditions.ts';
import { fill } from '#lib/format/fill.ts';
import type { useLeadForm } from './useLeadForm.ts';

/** The entry of the browser's history that shows a step. */
interface StepEntry {
  readonly formStep?: { readonly formId: string; readonly index: number };
}

const entryIndex = (state: unknown, formId: string): number => {
  const { formStep } = (state ?? {}) as StepEntry;
  return formStep?.formId === formId ? formStep.index : 0;
};

/** The steps of a form and the visitor's place in them. */
export interface StepPlace extends SteppedForm {
  /** Index of the step that is shown; one more than the last on the review. */
  readonly current: number;
  /** Indexes of the steps that the conditions allow, in order, the review last. */
  readonly shown: readonly number[];
  /** Whether the review is shown, from which the form is sent. */
  readonly isReview: boolean;
  /** Such as "Step 2 of 4". */
  readonly progress: string;
  readonly labels: readonly string[];
  /** Validates the step and shows the next. */
  readonly next: () => void;
  /** Shows the step before. */
  readonly back: () => void;
  /** Shows a step. Errors of the last one disappear. */
  readonly show: (index: number) => void;
  /** Shows the step with a field. */
  readonly showField: (name: string) => void;
}

/** Returns the position of the step with a field. Fields that no step has stand on the review. */
function stepWith(name: string, { steps }: SteppedForm): number {
  const index = steps.findIndex(({ entries }) =>
    visibleFieldsIn(entries).some((field) => field.name === name),
  );
  return index < 0 ? steps.length : index;
}

type LeadForm = ReturnType<typeof useLeadForm>;

/** The step that is shown. The browser's Back button returns to the last one. Focus moves to its heading. */
function useCurrentStep(formId: string, { element, dropErrors }: Pick<LeadForm, 'element' | 'dropErrors'>) {
  const [current, setCurrent] = useState(0);
  const isMoved = useRef(false);
  const move = (index: number) => {
    isMoved.current = true;
    dropErrors();
    setCurrent(index);
  };
  const onBack = useEffectEvent(({ state }: PopStateEvent) => {
    const index = entryIndex(state, formId);
    if (index !== current) move(index);
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('popstate', onBack, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (!isMoved.current) return;
    const form = element.current;
    form?.querySelector<HTMLElement>(`[data-step="${current}"]`)?.focus({ preventScroll: true });
    form?.scrollIntoView();
  }, [current, element]);
  const show = (index: number) => {
    if (index === current) return;
    // A page that was loaded again is in the entry of the step already.
    if (entryIndex(history.state, formId) !== index)
      history.pushState({ formStep: { formId, index } } satisfies StepEntry, '');
    move(index);
  };
  return { current, setCurrent, show };
}

/** Returns the positions of the steps whose conditions allow a field, and of the review. */
function shownSteps({ steps }: SteppedForm, standings: LeadForm['standings']): readonly number[] {
  const allowed = shownNames(standings);
  const isShown = (index: number) =>
    visibleFieldsIn(steps[index]?.entries ?? []).some(({ name }) => allowed.has(name));
  return [...steps.keys()].filter(isShown).concat(steps.length);
}

/** The steps of a form; `undefined` if it is shown at once. */
export function useFormSteps(definition: FormDefinition, leadForm: LeadForm): StepPlace | undefined {
  const { state, standings, words, checkStep } = leadForm;
  // The definition changes when a rate in its labels does.
  const stepped = useMemo(() => steppedForm(definition), [definition]);
  const { current: wanted, setCurrent, show } = useCurrentStep(definition.formId, leadForm);
  const firstError = state.name === 'invalid' ? Object.keys(state.errors)[0] : undefined;
  const [shownError, setShownError] = useState<string>();
  if (stepped && firstError !== shownError) {
    setShownError(firstError);
    if (firstError !== undefined) setCurrent(stepWith(firstError, stepped));
  }
  if (!stepped) return undefined;
  const { steps } = stepped;
  const shown = shownSteps(stepped, standings);
  // A step to which the browser goes back may have lost its fields to a condition.
  const current = shown.find((index) => index >= wanted) ?? steps.length;
  const position = shown.indexOf(current);
  return {
    ...stepped,
    current,
    shown,
    isReview: current === steps.length,
    progress: fill(words['stepOf'] ?? '', { step: position + 1, count: shown.length }),
    labels: [...steps.map(({ group }) => group.label), words['stepReview'] ?? ''],
    next: () => {
      const names = visibleFieldsIn(steps[current]?.entries ?? []).map(({ name }) => name);
      void checkStep(names, () => show(shown[position + 1] ?? steps.length));
    },
    back: () => show(shown[position - 1] ?? 0),
    show,
    showField: (name) => setCurrent(stepWith(name, stepped)),
  };
}
