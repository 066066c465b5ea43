import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { Alert, type AlertLink } from '#components/feedback/Alert.tsx';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import { isKnownRefusal } from '#forms/post/knownRefusal.ts';
import type { FieldErrors, RuleWords } from '#forms/rules/rules.ts';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import type { Values } from './controlValues.ts';
import type { FormState } from './formMachine.ts';

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

export interface FormBannerProps {
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
  readonly control: Control<Values>;
  /** Called when no error is left. */
  readonly onMended: () => void;
}

/**
 * The errors of the last attempt that are not mended yet, with what is wrong now. A captcha's stands until the next
 * attempt.
 */
function useErrorsLeft(
  definition: FormDefinition,
  errors: FieldErrors,
  control: Control<Values>,
): FieldErrors {
  const { errors: current } = useFormState({ control, name: Object.keys(errors) });
  const captchas: readonly string[] = fieldsOf(definition).flatMap((field) =>
    isCaptcha(field) ? [field.name] : [],
  );
  const left = Object.entries(errors).flatMap(([name, message]) => {
    const isLeft = captchas.includes(name) || current[name] !== undefined;
    return isLeft ? [[name, current[name]?.message ?? message] as const] : [];
  });
  return Object.fromEntries(left);
}

type InvalidBannerProps = Omit<FormBannerProps, 'state'> & {
  readonly state: Extract<FormState, { name: 'invalid' }>;
};

/** What is wrong with the entries. It shrinks as they are mended, which is not announced and moves no focus. */
function InvalidBanner({ definition, state, id, banner, isFocused, words, ...of }: InvalidBannerProps) {
  const errors = useErrorsLeft(definition, state.errors, of.control);
  const isMended = Object.keys(errors).length === 0;
  const onMended = useEffectEvent(of.onMended);
  useEffect(() => {
    if (isMended) onMended();
  }, [isMended]);
  return (
    <Alert
      severity="error"
      {...{ id, isFocused }}
      links={errorLinks(definition, errors, words, of.idOf, of.reveal)}
      ref={banner}
      heading={state.notice ?? words['errorForm'] ?? ''}
    />
  );
}

/** The form's errors, above its fields (FORM-19). */
export function FormBanner({ state, ...props }: FormBannerProps) {
  const { id, banner, isFocused, words } = props;
  if (state.name === 'invalid') return <InvalidBanner {...props} state={state} />;
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
