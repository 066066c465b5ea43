import { type MouseEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Alert, type AlertLink } from '#components/feedback/Alert.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { FactList } from '#components/data-display/FactList.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { usePageTitle, useTitleMark } from '#components/fields/useTitleMark.ts';
import { useHydrated } from '#components/utils/useHydrated.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf, sensitiveNames } from '#forms/definition/formFields.ts';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { CarriedEntries } from './CarriedEntries.tsx';
import { FormEntries } from './FormEntries.tsx';
import { FormSteps } from './FormSteps.tsx';
import { Actions, Scripted, Unscripted } from './FormSteps.styles.ts';
import type { FormState } from './formMachine.ts';
import type { PostedForm } from '#forms/post/PostedForm.ts';
import { writtenAnswers } from '#forms/rules/answerText.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';
import { isKnownRefusal } from '#forms/post/knownRefusal.ts';
import { trapName } from '#forms/post/submission.ts';
import type { FormSetup } from './FormSetup.ts';
import { Root, Trap } from './FormView.styles.ts';
import { type StepPlace, useFormSteps } from './useFormSteps.ts';
import { useLeadForm } from './useLeadForm.ts';

/** Scrolls to the label before focusing the field, so that a phone's keyboard does not cover it. */
function focusField(field: HTMLElement): void {
  const label =
    document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ??
    field.closest('fieldset')?.querySelector('legend');
  (label ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}

/** Goes to a field. If it is in another step, `reveal` shows that first. */
function goToField(event: MouseEvent<HTMLAnchorElement>, id: string, reveal: () => void): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  if (field.checkVisibility()) return focusField(field);
  reveal();
  void afterPaint().then(() => focusField(field));
}

/**
 * Returns a link for each field with an error. If several have the same message, their labels tell them apart. A refusal
 * that is about several fields together has one link (FORM-06).
 */
function errorLinks(
  definition: FormDefinition,
  errors: FieldErrors,
  words: RuleWords,
  idOf: (name: string) => string,
  reveal: (name: string) => void,
): AlertLink[] {
  const labels = new Map(
    fieldsOf(definition).map((field) => [field.name, 'label' in field ? field.label : '']),
  );
  const isJoint = (message: string) => isKnownRefusal(message, words);
  const all = Object.entries(errors).filter(
    ([, message], index, entries) =>
      !isJoint(message) || entries.findIndex(([, text]) => text === message) === index,
  );
  return all.map(([name, message]) => {
    const label = labels.get(name) ?? '';
    const isShared = label !== '' && all.some(([other, text]) => other !== name && text === message);
    const id = idOf(name);
    return {
      text: isShared ? `${label}: ${message}` : message,
      href: `#${id}`,
      onClick: (event) => goToField(event, id, () => reveal(name)),
    };
  });
}

const stateOf = ({ errors, message, notice }: PostedForm): FormState =>
  Object.keys(errors).length > 0
    ? { name: 'invalid', errors, notice }
    : { name: 'error', reason: 'errorSubmit', message };

/** Returns what the form is doing, if the visitor has to wait for it. */
function progressOf(state: FormState, words: RuleWords): string | undefined {
  if (state.name === 'submitting') return words['sending'];
  return state.name === 'validating' && state.isChecking ? words['checkingEmail'] : undefined;
}

interface BannerProps {
  readonly definition: FormDefinition;
  readonly state: FormState;
  readonly id: string;
  readonly banner: RefObject<HTMLElement | null>;
  /** True for the initial state. */
  readonly isFocused: boolean;
  readonly words: RuleWords;
  readonly idOf: (name: string) => string;
  /** Shows the step with a field. */
  readonly reveal: (name: string) => void;
}

/** The form's errors, above its fields (FORM-19). */
function FormBanner({ definition, state, id, banner, isFocused, words, idOf, reveal }: BannerProps) {
  if (state.name === 'invalid') {
    const links = errorLinks(definition, state.errors, words, idOf, reveal);
    return (
      <Alert
        severity="error"
        {...{ id, isFocused, links }}
        ref={banner}
        heading={state.notice ?? words['errorForm'] ?? ''}
      />
    );
  }
  if (state.name !== 'error') return null;
  const isService = state.reason === 'errorLeadformserviceerrorheading';
  return (
    <Alert
      severity="error"
      {...{ id, isFocused }}
      ref={banner}
      heading={state.message ?? words[state.reason] ?? ''}
    >
      {isService && <p>{words['errorLeadformserviceerrordesc']}</p>}
    </Alert>
  );
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
    {place && place.current > 0 && (
      <Button variant="outlined" onClick={place.back}>
        {label.words['stepBack']}
      </Button>
    )}
    <Button type="submit" loadingLabel={progress}>
      <SubmitLabel {...label} isLast={!place || place.isReview || showsAll} />
    </Button>
  </Actions>
);

export interface FormViewProps extends FormSetup {
  readonly definition: FormDefinition;
  /** An earlier submission, if the server renders the form again. */
  readonly posted?: PostedForm;
  /** Language of dates and amounts on the review of a form with steps. @default 'en' */
  readonly locale?: Locale;
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
  const behaviour = useLeadForm(definition, { ...setup, startsAs }, isReady);
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
  const entries = { ...behaviour, definition, idOf, isReady, posted: posted?.values, asked: setup.asked };
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
          id={`${prefix}banner`}
          isFocused={state === startsAs}
          reveal={(name) => place?.showField(name)}
        />
        <CarriedEntries {...{ definition, place, words }} form={behaviour.form} />
        {place ? (
          <FormSteps {...entries} {...{ place, locale }} />
        ) : (
          <FormEntries {...entries} entries={definition.fields} />
        )}
        <Trap aria-hidden="true">
          <input name={trapName} tabIndex={-1} autoComplete="off" aria-label={trapName} />
        </Trap>
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
