import { useState } from 'react';
import { useBrowserValue } from '#components/utils/useBrowserValue.ts';
import { FactList } from '#components/data-display/FactList.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { Button, type ButtonProps } from '#components/inputs/Button.tsx';
import type { FormEntry } from '#forms/definition/formDefinition.ts';
import { visibleFieldsIn } from '#forms/definition/formSteps.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { forgetEntries, savedEntries, saveEntries } from '#forms/post/savedEntries.ts';
import { formatDay } from '#lib/format/dates.ts';
import { applyConditions } from '#forms/rules/applyConditions.ts';
import { fill } from '#lib/format/fill.ts';
import { textValues } from './controlValues.ts';
import { answerLine, type FieldAnswer } from '#forms/rules/answerText.ts';
import { enterAgain, isInAddress } from './enterAgain.ts';
import { entryText } from './entryText.ts';
import { FormEntries, type FormEntriesProps } from './FormEntries.tsx';
import { FormQuote } from './FormQuote.tsx';
import {
  Progress,
  ProgressLine,
  ReviewGroup,
  ReviewHead,
  SaveNote,
  StepHeading,
  StepItem,
  StepLabel,
  StepList,
  StepPanel,
  Summary,
} from './FormSteps.styles.ts';
import type { StepPlace } from './useFormSteps.ts';

export interface FormStepsProps extends Omit<FormEntriesProps, 'entries' | 'step'> {
  readonly place: StepPlace;
}

/** What the visitor did: nothing, saved (until a day, if the browser allows it), continued, or deleted. */
type SaveState = 'idle' | 'resumed' | 'forgotten' | { readonly until: string | undefined };

/** Saves the entries on this device, and continues with those of an earlier visit. */
function SavedEntries({ place, definition, form, words, request: { locale } }: FormStepsProps) {
  const { formId } = definition;
  const [state, setState] = useState<SaveState>('idle');
  const isSaved = useBrowserValue(
    () => savedEntries(formId) !== undefined,
    () => false,
  );
  const isOffered = isSaved && state === 'idle' && place.current === 0;
  const save = () =>
    setState({ until: saveEntries(definition, textValues(form.getValues()), place.current) });
  const resume = () => {
    const saved = savedEntries(formId);
    setState('resumed');
    if (!saved) return;
    const isSame = enterAgain(definition, form, saved.values, isInAddress);
    place.show(isSame ? Math.min(saved.step, place.steps.length) : 0);
  };
  const forget = () => {
    forgetEntries(formId);
    setState('forgotten');
  };
  return (
    <>
      {/* The page's behavior shows the second if there is something to continue with. */}
      <span data-saved-form={formId}>
        <Button variant="text" hidden={isOffered} suppressHydrationWarning onClick={save}>
          {words['saveEntries']}
        </Button>
        <Button variant="text" hidden={!isOffered} suppressHydrationWarning onClick={resume}>
          {words['resumeEntries']}
        </Button>
      </span>
      <SaveNote role="status" hidden={typeof state !== 'object'}>
        {typeof state === 'object' && (
          <>
            {state.until === undefined
              ? words['savedNothing']
              : fill(words['savedEntries'] ?? '', { date: formatDay(state.until, locale) })}{' '}
            {state.until !== undefined && (
              <Button variant="text" size="small" onClick={forget}>
                {words['forgetEntries']}
              </Button>
            )}
          </>
        )}
      </SaveNote>
    </>
  );
}

/** Where the visitor is in the form. Hidden without scripts, when everything is shown at once. */
function StepProgress(props: FormStepsProps) {
  const { place, words } = props;
  const { current, shown, labels, progress } = place;
  return (
    <Progress>
      <ProgressLine>
        <Typography variant="body2" component="span">
          {progress}
        </Typography>
        <SavedEntries {...props} />
      </ProgressLine>
      <StepList aria-label={words['steps']}>
        {shown.map((index) => (
          <StepItem
            key={index}
            ownerState={{ isReached: index <= current }}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepLabel>{labels[index]}</StepLabel>
          </StepItem>
        ))}
      </StepList>
    </Progress>
  );
}

/** A group's answers that count and are not empty, as text. */
function answersIn(
  { definition, form, words, request: { locale } }: FormStepsProps,
  entries: readonly FormEntry[],
): readonly FieldAnswer[] {
  const standings = applyConditions(definition, textValues(form.getValues()));
  const values = new Map(standings.map(({ field, value }) => [field.name, value]));
  return visibleFieldsIn(entries).flatMap((field) => {
    const value = values.get(field.name) ?? '';
    // A confirmation repeats another field.
    if (value === '' || behaviorOf(field).confirms) return [];
    const text = entryText(field, value, locale, words);
    return text === '' ? [] : [{ field, value: text }];
  });
}

interface ChangeButtonProps extends Pick<FormStepsProps, 'place' | 'words'>, Pick<ButtonProps, 'size'> {
  /** Position of the step. */
  readonly index: number;
}

/** Goes back to a step. */
const ChangeButton = ({ place, words, index, size }: ChangeButtonProps) => (
  <Button
    variant="text"
    size={size}
    aria-label={fill(words['stepChangeOf'] ?? '', { name: place.labels[index] ?? '' })}
    onClick={() => place.show(index)}
  >
    {words['stepChange']}
  </Button>
);

/** Everything that was entered, with a way back to each step. */
function Review(props: FormStepsProps) {
  const { place, words } = props;
  return (
    <>
      <StepHeading variant="h3" component="h3" data-step={place.steps.length} tabIndex={-1}>
        {words['stepReviewHeading']}
      </StepHeading>
      {place.shown.slice(0, -1).map((index) => {
        const { group, entries = [] } = place.steps[index] ?? {};
        return (
          <ReviewGroup key={index} aria-label={group?.label}>
            <ReviewHead>
              <Typography variant="h4" component="h4">
                {group?.label}
              </Typography>
              <ChangeButton {...props} index={index} />
            </ReviewHead>
            <FactList
              facts={answersIn(props, entries).map(({ field, value }) => ({ term: field.label, value }))}
            />
          </ReviewGroup>
        );
      })}
    </>
  );
}

/** The fields of a form with steps: one group at a time, then a review. */
export function FormSteps(props: FormStepsProps) {
  const { place, definition, isReady, posted } = props;
  const { steps, review, current } = place;
  // A form that the server shows again, with errors, must not hide any before the script runs.
  const isWhole = !isReady && posted !== undefined;
  const isOpen = (index: number) => index === current || isWhole;
  const summary = definition.steps?.summary;
  const quote = steps.find(({ group }) => group.quote)?.group.quote;
  return (
    <>
      <StepProgress {...props} />
      {summary !== undefined && current > 0 && !isWhole && (
        <Summary>
          <span>
            {summary} <strong>{answerLine(answersIn(props, steps[0]?.entries ?? []))}</strong>
            {quote && <FormQuote {...props} quote={quote} isShort />}
          </span>
          <ChangeButton {...props} index={0} size="small" />
        </Summary>
      )}
      {steps.map(({ entries }, index) => (
        <StepPanel key={index} ownerState={{ isOpen: isOpen(index), isReady, isFirst: index === 0 }}>
          <FormEntries {...props} entries={entries} step={index} />
        </StepPanel>
      ))}
      <StepPanel ownerState={{ isOpen: isOpen(steps.length), isReady, isFirst: false }}>
        {place.isReview && <Review {...props} />}
        <FormEntries {...props} entries={review} />
      </StepPanel>
    </>
  );
}
