import { useEffect, useId, useState } from 'react';
import { Alert } from '#components/feedback/Alert.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { FactList } from '#components/data-display/FactList.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { usePageTitle, useTitleMark } from '#components/fields/useTitleMark.ts';
import { useHydrated } from '#components/utils/useHydrated.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { sensitiveNames } from '#forms/definition/formFields.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { CarriedEntries } from './CarriedEntries.tsx';
import { FormBanner } from './FormBanner.tsx';
import { FormEntries } from './FormEntries.tsx';
import { FormSteps } from './FormSteps.tsx';
import { Actions, Scripted, Unscripted } from './FormSteps.styles.ts';
import type { FormState } from './formMachine.ts';
import type { PostedForm } from '#forms/post/PostedForm.ts';
import { writtenAnswers } from '#forms/rules/answerText.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import { trapName } from '#forms/post/submission.ts';
import type { FormSetup } from './FormSetup.ts';
import { Root, Trap } from './FormView.styles.ts';
import { type StepPlace, useFormSteps } from './useFormSteps.ts';
import { useLeadForm } from './useLeadForm.ts';

const stateOf = ({ errors, message, notice }: PostedForm): FormState =>
  Object.keys(errors).length > 0
    ? { name: 'invalid', errors, notice }
    : { name: 'error', reason: 'errorSubmit', message };

/** Returns what the form is doing, if the visitor has to wait for it. */
function progressOf(state: FormState, words: RuleWords): string | undefined {
  if (state.name === 'submitting') return words['sending'];
  return state.name === 'validating' && state.isChecking ? words['checkingEmail'] : undefined;
}

interface SubmitLabelProps {
  readonly definition: FormDefinition;
  readonly words: RuleWords;
  /** Whether the button sends the form. Without scripts it always does. */
  readonly isLast: boolean;
}

const SubmitLabel = ({ definition: { submit }, words, isLast }: SubmitLabelProps) =>
  isLast ? (
    submit
  ) : (
    <>
      <Scripted>{words['stepContinue']}</Scripted>
      <Unscripted>{submit}</Unscripted>
    </>
  );

interface SuccessProps {
  readonly definition: FormDefinition;
  readonly words: RuleWords;
  readonly locale: Locale;
  readonly sent: Extract<FormState, { name: 'success' }>;
}

/** What was sent, and what happens next. */
function Success({ definition, words, locale, sent: { reference, values = {} } }: SuccessProps) {
  const { text, next, answers = [] } = definition.success;
  const facts = writtenAnswers(definition, answers, values, locale, words);
  return (
    <>
      {reference !== undefined && <p>{fill(words['reference'] ?? '', { reference })}</p>}
      {facts.length > 0 && <FactList facts={facts} />}
      {text && <Inline component="p" html={text} />}
      {next && (
        <>
          <p>
            <strong>{words['whatNext']}</strong>
          </p>
          <ol>
            {next.map((html) => (
              <Inline component="li" key={html} html={html} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The page's title says that there are errors, which step is shown, or that the form was sent. */
function useFormTitle(
  state: FormState,
  place: StepPlace | undefined,
  words: RuleWords,
  { success }: FormDefinition,
): void {
  usePageTitle(state.name === 'success' ? success.heading : undefined);
  const errorMark = state.name === 'invalid' || state.name === 'error' ? words['errorTitle'] : undefined;
  const isUnderWay = place && place.current > 0 && state.name !== 'success';
  const stepMark = isUnderWay ? `${place.progress}:` : undefined;
  useTitleMark([errorMark, stepMark].filter(Boolean).join(' ') || undefined);
}

/** Reports that the confirmation has taken the place of the form. */
function useSent({ name }: FormState, onSent: (() => void) | undefined): void {
  useEffect(() => {
    if (name === 'success') onSent?.();
    // oxlint-disable-next-line react/exhaustive-deps -- only a state change is reported
  }, [name]);
}

interface FormActionsProps extends Omit<SubmitLabelProps, 'isLast'> {
  readonly place: StepPlace | undefined;
  /** Whether all steps are shown, because no script runs yet. */
  readonly showsAll: boolean;
  readonly progress: string | undefined;
}

const FormActions = ({ place, showsAll, progress, ...label }: FormActionsProps) => (
  <Actions>
    {place && place.current > 0 && !showsAll && (
      <Button variant="outlined" onClick={place.back}>
        {label.words['stepBack']}
      </Button>
    )}
    <Button type="submit" loadingLabel={progress}>
      <SubmitLabel {...label} isLast={!place || place.isReview || showsAll} />
    </Button>
  </Actions>
);

const Honeypot = () => (
  <Trap aria-hidden="true">
    <input name={trapName} tabIndex={-1} autoComplete="off" aria-label={trapName} />
  </Trap>
);

/** What the banner of errors needs of the form's logic. */
const bannerOf = ({ form, dropErrors }: ReturnType<typeof useLeadForm>, place: StepPlace | undefined) => ({
  reveal: (name: string) => place?.showField(name),
  control: form.control,
  onMended: dropErrors,
});

export interface FormViewProps extends FormSetup {
  readonly definition: FormDefinition;
  /** An earlier submission, if the server renders the form again. */
  readonly posted?: PostedForm;
  /** Called when the confirmation takes the place of the form. */
  readonly onSent?: () => void;
}

/**
 * Renders a form from its definition. Before hydration and without JavaScript it is a plain HTML form that the server
 * handles.
 */
export function FormView({ definition, posted, locale = 'en', onSent, ...setup }: FormViewProps) {
  const prefix = useId();
  const [startsAs] = useState(() => setup.startsAs ?? (posted && stateOf(posted)));
  const isReady = useHydrated();
  const behaviour = useLeadForm(definition, { ...setup, locale, startsAs }, isReady);
  const { state, words, banner, element, submit } = behaviour;
  const idOf = (name: string) => `${prefix}${name}`;
  const place = useFormSteps(definition, behaviour);
  useFormTitle(state, place, words, definition);
  useSent(state, onSent);
  if (state.name === 'success') {
    return (
      <Alert severity="success" id={`${prefix}banner`} ref={banner} heading={definition.success.heading}>
        <Success {...{ definition, words, locale }} sent={state} />
      </Alert>
    );
  }
  const progress = progressOf(state, words);
  const request = { ...setup, locale };
  const entries = { ...behaviour, definition, idOf, isReady, posted: posted?.values, request };
  return (
    <>
      <Root
        ref={element}
        method="post"
        action={setup.action}
        noValidate
        data-secret={[...sensitiveNames(definition)].join(' ') || undefined}
        aria-busy={progress !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (place && !place.isReview) place.next();
          else void submit();
        }}
      >
        <FormBanner
          {...{ definition, state, banner, words, idOf }}
          {...bannerOf(behaviour, place)}
          id={`${prefix}banner`}
          isFocused={state === startsAs}
        />
        <CarriedEntries {...{ definition, place, words }} form={behaviour.form} />
        {place ? (
          <FormSteps {...entries} place={place} />
        ) : (
          <FormEntries {...entries} entries={definition.fields} />
        )}
        <Honeypot />
        {posted?.pass !== undefined && <input type="hidden" name="captcha_response" value={posted.pass} />}
        <FormActions
          {...{ definition, words, place, progress }}
          showsAll={!isReady && posted !== undefined}
        />
      </Root>
      {/* Outside the form, which is busy meanwhile: assistive technology may be silent about what changes in it. */}
      <output className="visually-hidden">{progress}</output>
    </>
  );
}
