import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import { takeCarried } from '#lib/visitor/carriedEntries.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { enterValues, type Values } from './controlValues.ts';
import { CarriedNote } from './FormView.styles.ts';
import type { StepPlace } from './useFormSteps.ts';

interface CarriedEntriesProps {
  readonly definition: FormDefinition;
  readonly form: UseFormReturn<Values>;
  readonly place: StepPlace | undefined;
  readonly words: RuleWords;
}

/** Whether a field takes what was carried to it: a consent does not, nor does a choice that is not among its options. */
function isTaken(field: VisibleField, value: string | undefined): boolean {
  const { isAgreement, isSeveral } = behaviorOf(field);
  if (isAgreement) return false;
  const options = 'options' in field && !isSeveral ? field.options : undefined;
  return options?.some((option) => option.value === value) ?? true;
}

/**
 * Enters what the visitor has entered on the page in another language, or before the page was loaded again, shows the same
 * step, and says so there. Also enters, without a word, what the visitor has answered beside a rate. A consent has to be given again, in the language in which it is read.
 */
export function CarriedEntries({ definition, form, place, words }: CarriedEntriesProps) {
  // The step to which the entries were carried.
  const [carriedTo, setCarriedTo] = useState<number>();
  const note = useRef<HTMLParagraphElement>(null);
  const enter = useEffectEvent(() => {
    // By then the form has dropped the values of fields whose conditions do not hold yet. What the visitor enters meanwhile
    // is no longer among the carried entries.
    void afterPaint().then(() => {
      const carried = takeCarried(
        fieldsOf(definition).map(({ name }) => name),
        location,
      );
      if (!carried) return;
      enterValues(definition, form, carried.values, (field) => isTaken(field, carried.values[field.name]));
      // A visitor who is already in a field replaces it by typing.
      const field = note.current
        ?.closest('form')
        ?.querySelector<HTMLInputElement>('input:focus, textarea:focus');
      if (field && Object.hasOwn(carried.values, field.name)) field.select();
      if (carried.step === undefined) return;
      const step = place ? Math.min(carried.step, place.steps.length) : 0;
      setCarriedTo(step);
      if (step > 0) place?.show(step);
    });
  });
  useEffect(() => enter(), []);
  const isCarried = carriedTo === (place?.current ?? 0);
  return (
    <CarriedNote ref={note} role="status" hidden={!isCarried}>
      {isCarried && words['carried']}
    </CarriedNote>
  );
}
