import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import { takeCarried } from '#forms/post/carriedEntries.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
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

/**
 * Enters what the visitor has entered on the page in another language, shows the same step, and says so. A consent has to
 * be given again, in the language in which it is read.
 */
export function CarriedEntries({ definition, form, place, words }: CarriedEntriesProps) {
  const [isCarried, setIsCarried] = useState(false);
  const enter = useEffectEvent(() => {
    const carried = takeCarried(definition, location.pathname);
    if (!carried) return;
    // By then the form has dropped the values of fields whose conditions do not hold yet.
    void afterPaint().then(() => {
      enterValues(definition, form, carried.values, (field) => !behaviorOf(field).isAgreement);
      setIsCarried(true);
      if (place && carried.step > 0) place.show(Math.min(carried.step, place.steps.length));
    });
  });
  useEffect(() => enter(), []);
  return (
    <CarriedNote role="status" hidden={!isCarried}>
      {isCarried && words['carried']}
    </CarriedNote>
  );
}
