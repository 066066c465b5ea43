import { type MouseEvent, type RefObject, useId, useState } from 'react';
import { Alert, type AlertLink } from '#components/feedback/Alert.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { useHydrated } from '#components/utils/useHydrated.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { FormEntries } from './FormEntries.tsx';
import type { FormState } from './formMachine.ts';
import type { PostedForm } from '#forms/post/PostedForm.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';
import { isKnownRefusal } from '#forms/post/knownRefusal.ts';
import { trapName } from '#forms/post/submission.ts';
import type { FormSetup } from './FormSetup.ts';
import { Root, Trap } from './FormView.styles.ts';
import { useLeadForm } from './useLeadForm.ts';

/** Scrolls to the label before focusing the field, so that a phone's keyboard does not cover it. */
function goToField(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ??
    field.closest('fieldset')?.querySelector('legend');
  (label ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
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
      onClick: (event) => goToField(event, id),
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
}

/** The form's errors, above its fields (FORM-19). */
function FormBanner({ definition, state, id, banner, isFocused, words, idOf }: BannerProps) {
  if (state.name === 'invalid') {
    const links = errorLinks(definition, state.errors, words, idOf);
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

export interface FormViewProps extends FormSetup {
  readonly definition: FormDefinition;
  /** An earlier submission, if the server renders the form again. */
  readonly posted?: PostedForm;
}

/**
 * Renders a form from its definition. Before hydration and without JavaScript it is a plain HTML form that the server
 * handles.
 */
export function FormView({ definition, posted, ...setup }: FormViewProps) {
  const prefix = useId();
  const [startsAs] = useState(() => setup.startsAs ?? (posted && stateOf(posted)));
  const behaviour = useLeadForm(definition, { ...setup, startsAs });
  const { state, words, banner, element, submit } = behaviour;
  const isReady = useHydrated();
  const idOf = (name: string) => `${prefix}${name}`;
  if (state.name === 'success') {
    return (
      <Alert severity="success" id={`${prefix}banner`} ref={banner} heading={definition.success.heading}>
        {definition.success.text && <Inline component="p" html={definition.success.text} />}
      </Alert>
    );
  }
  const progress = progressOf(state, words);
  return (
    <>
      <Root
        ref={element}
        method="post"
        action={setup.action}
        noValidate
        aria-busy={progress !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormBanner
          {...{ definition, state, banner, words, idOf }}
          id={`${prefix}banner`}
          isFocused={state === startsAs}
        />
        <FormEntries
          {...behaviour}
          {...{ definition, idOf, isReady }}
          posted={posted?.values}
          asked={setup.asked}
        />
        <Trap aria-hidden="true">
          <input name={trapName} tabIndex={-1} autoComplete="off" aria-label={trapName} />
        </Trap>
        {posted?.pass !== undefined && <input type="hidden" name="captcha_response" value={posted.pass} />}
        <p>
          <Button type="submit" loadingLabel={progress}>
            {definition.submit}
          </Button>
        </p>
      </Root>
      {/* Outside the form, which is busy meanwhile: assistive technology may be silent about what changes in it. */}
      <output className="visually-hidden">{progress}</output>
    </>
  );
}
