import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import { type CarriedEntries as CarriedValues, takeCarried } from '#lib/visitor/carriedEntries.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import type { VisibleField } from '#forms/kinds/behaviors.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { prefilled } from '#forms/post/visitorSources.ts';
import type { Values } from './controlValues.ts';
import { enterAgain, isInAddress } from './enterAgain.ts';
import { CarriedNote } from './FormView.styles.ts';
import type { StepPlace } from './useFormSteps.ts';

interface CarriedEntriesProps {
  readonly definition: FormDefinition;
  readonly form: UseFormReturn<Values>;
  readonly place: StepPlace | undefined;
  readonly words: RuleWords;
}

/** Whether the visitor came by a link, and not by the browser's Back or by loading the page again. */
const isByLink = (): boolean =>
  // The only entry of this type.
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate';

/** Whether what prefills a field that was shown has changed since, even if its entry is no longer carried. */
function isChanged(field: FormField, { sources }: CarriedValues): boolean {
  const before = sources?.[field.name];
  const now = prefilled(field);
  return before !== undefined && now !== '' && now !== before;
}

/** Whether what prefills a field has changed since its entry was carried, or is in the link that was followed. */
function isNewer(field: VisibleField, { sources }: CarriedValues): boolean {
  const now = prefilled(field);
  if (!sources || now === '') return false;
  return now !== sources[field.name] || (isInAddress(field) && isByLink());
}

/**
 * Enters what the visitor has entered on the page in another language, or before the page was loaded again, shows the same
 * step, and says so there. What a link to the page says, such as another amount, counts more than what was entered. Also
 * enters, without a word, what the visitor has answered beside a rate. A consent has to be given again, in the language in
 * which it is read.
 */
export function CarriedEntries({ definition, form, place, words }: CarriedEntriesProps) {
  // The step to which the entries were carried.
  const [carriedTo, setCarriedTo] = useState<number>();
  const note = useRef<HTMLParagraphElement>(null);
  const enter = useEffectEvent(() => {
    // By then the form has dropped the values of fields whose conditions do not hold yet. What the visitor enters meanwhile
    // is no longer among the carried entries.
    void afterPaint().then(() => {
      const names = fieldsOf(definition).map(({ name }) => name);
      for (const carried of takeCarried(names, location)) {
        const isSame = enterAgain(definition, form, carried.values, (field) => isNewer(field, carried));
        // A visitor who is already in a field replaces it by typing.
        const focused = note.current
          ?.closest('form')
          ?.querySelector<HTMLInputElement>('input:focus, textarea:focus');
        if (focused && Object.hasOwn(carried.values, focused.name)) focused.select();
        if (carried.step === undefined) continue;
        // Another choice begins at the first step, where it is shown.
        const isOther = fieldsOf(definition).some((field) => isChanged(field, carried));
        const step = place && isSame && !isOther ? Math.min(carried.step, place.steps.length) : 0;
        setCarriedTo(step);
        if (step > 0) place?.show(step);
      }
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
