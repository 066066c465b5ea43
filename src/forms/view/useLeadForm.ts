import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type FieldErrors as HookErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { afterPaint } from '#lib/browser/afterPaint.ts';
import {
  applyConditions,
  decidingFields,
  type FormValues,
  shownNames,
} from '#forms/rules/applyConditions.ts';
import { emailCheckDelay, EmailChecks } from '#forms/post/EmailChecks.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { textValues, type Values } from './controlValues.ts';
import type { FormSetup } from './FormSetup.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { type FormEvent, formMachine, type FormState } from './formMachine.ts';
import {
  faultMessage,
  type FieldErrors,
  formErrors,
  type RuleWords,
  visibleFields,
  wordsOf,
} from '#forms/rules/rules.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useDependents } from './useDependents.ts';
import { useDeferWhilePressed } from '#components/fields/useDeferWhilePressed.ts';
import { useSending } from './useSending.ts';
import { keepInSession, prefilled } from '#forms/post/visitorSources.ts';

/** Checks an email address with the server shortly after it was typed (FORM-18). */
function useEmailChecks(definition: FormDefinition, form: UseFormReturn<Values>, checks: EmailChecks): void {
  useEffect(() => {
    const asked = new Set(
      fieldsOf(definition).flatMap((field) =>
        behaviorOf(field).isServerChecked?.(field) ? [field.name] : [],
      ),
    );
    if (asked.size === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined || !asked.has(name)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          void checks.settle(textValues(form.getValues()))?.then(() => {
            // Show errors only for fields that the visitor has left.
            if (form.getFieldState(name).isTouched) void form.trigger(name);
          });
        }, emailCheckDelay);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [definition, form, checks]);
}

const hookErrors = (errors: FieldErrors): HookErrors<Values> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]));

const pick = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));

/** Sorts errors by the order of the form's fields. */
function inOrder(definition: FormDefinition, errors: FieldErrors): FieldErrors {
  const names = fieldsOf(definition).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
}

/**
 * Applies the form's conditions: clears the values of hidden fields and sets those of forced ones (COND-06). Not before
 * the form has read the fields of the server's HTML: until then it knows no values, and a field that is shown with them
 * may already have one.
 */
function useStandings(definition: FormDefinition, form: UseFormReturn<Values>, isReady: boolean) {
  const [names] = useState(() => decidingFields(definition));
  // Renders again when a value changes. The values themselves may be newer: those of the server's HTML are not reported.
  useWatch({ control: form.control, name: names });
  const values = form.getValues(names);
  const deciding = textValues(Object.fromEntries(names.map((name, index) => [name, values[index]])));
  const standings = applyConditions(definition, deciding);
  // Fixed, so that a field is in the same place of the page however it was revealed.
  const [startsShown] = useState(() => shownNames(standings));
  const hidden = standings.filter(({ isShown }) => !isShown).map(({ field }) => field.name);
  const forced = standings.filter(({ isForced }) => isForced).map(({ field, value }) => [field.name, value]);
  const signature = JSON.stringify([hidden, forced]);
  useEffect(() => {
    if (!isReady) return;
    const [gone, given] = JSON.parse(signature) as [string[], [string, string][]];
    if (gone.length > 0) form.unregister(gone);
    for (const [name, value] of given) if (form.getValues(name) !== value) form.setValue(name, value);
  }, [signature, form, isReady]);
  return { standings, startsShown };
}

/** Keeps values for other forms and pages on every change, even if the form is never sent (FORM-08). */
function useKept(definition: FormDefinition, form: UseFormReturn<Values>): void {
  useEffect(() => {
    const keep = () => keepInSession(definition, textValues(form.getValues()));
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [definition, form]);
}

/**
 * Sets initial values from the address, cookies and session storage. Skips fields that `prefillFields` has already
 * filled.
 */
function usePrefilled(
  definition: FormDefinition,
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    for (const field of fieldsOf(definition)) {
      const control = element.current?.elements.namedItem(field.name);
      if (!(control instanceof HTMLElement) || 'prefilled' in control.dataset) continue;
      const value = prefilled(field);
      if (value !== '' && !form.getValues(field.name)) form.setValue(field.name, value);
    }
  }, [definition, form, element]);
}

/**
 * Moves focus to the banner when the form reports a problem. A confirmation, which gets focus later, comes into view at
 * once: the page is shorter without the form. Does nothing for the initial state.
 */
function useFocusOnBanner(
  state: FormState,
  startsAs: FormState,
  banner: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (state === startsAs) return;
    if (state.name === 'invalid' || state.name === 'error') banner.current?.focus();
    if (state.name === 'success') banner.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- only a state change moves focus
  }, [state]);
}

/** Calls `onRestored` when the page is restored from the back/forward cache. */
function useRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    addEventListener('pageshow', listen, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Returns the errors of visible inputs whose text the browser cannot read, and whose value is therefore empty. */
function unreadableErrors(
  definition: FormDefinition,
  values: FormValues,
  words: RuleWords,
  element: HTMLFormElement | null,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of visibleFields(definition, values)) {
    const input = element?.elements.namedItem(field.name);
    const fault = behaviorOf(field).unreadable?.(field);
    if (fault && input instanceof HTMLInputElement && !input.disabled && input.validity.badInput)
      errors[field.name] = faultMessage(field, fault, words);
  }
  return errors;
}

/** Creates the react-hook-form form, validated by the form's own rules. */
function useRuleForm(
  definition: FormDefinition,
  startsAs: FormState,
  errorsOf: (values: FormValues) => FieldErrors,
): UseFormReturn<Values> {
  const [startErrors] = useState(() =>
    startsAs.name === 'invalid' ? hookErrors(startsAs.errors) : undefined,
  );
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    errors: startErrors,
    resolver: (values) => {
      const errors = errorsOf(textValues(values));
      return Object.keys(errors).length > 0
        ? { values: {}, errors: hookErrors(errors) }
        : { values, errors: {} };
    },
  });
  useDependents(definition, form);
  return form;
}

interface Validation {
  readonly definition: FormDefinition;
  readonly form: UseFormReturn<Values>;
  readonly checks: EmailChecks;
  readonly captcha: Pick<ReturnType<typeof useCaptcha>, 'errors'>;
  readonly allErrors: (values: FormValues, which: 'blocking') => FieldErrors;
  readonly dispatch: Dispatch<FormEvent>;
}

/** Validates the form or some of its fields, and shows what is wrong. @returns whether nothing is. */
async function validateForm(
  { definition, form, checks, captcha, allErrors, dispatch }: Validation,
  names?: readonly string[],
): Promise<boolean> {
  // Validation takes several frames on a slow phone, so let the page respond to the tap first.
  await afterPaint();
  dispatch({ type: 'submit' });
  const values = textValues(form.getValues());
  const checked = checks.settle(values);
  if (checked) {
    dispatch({ type: 'checking' });
    await checked;
  }
  await form.trigger(names && [...names]);
  const all = inOrder(definition, { ...allErrors(values, 'blocking'), ...captcha.errors() });
  const errors = names ? pick(all, names) : all;
  if (Object.keys(errors).length > 0) {
    dispatch({ type: 'found', errors });
    return false;
  }
  form.clearErrors(names && [...names]);
  return true;
}

/** The complete logic of a form: values, errors, states and sending. */
export function useLeadForm(definition: FormDefinition, setup: FormSetup, isReady: boolean) {
  const { startsAs = { name: 'idle' } } = setup;
  const [state, dispatch] = useReducer(formMachine, startsAs);
  // Placeholders in words are filled in after hydration.
  const words = useMemo(() => wordsOf(definition, setup.words), [definition, setup.words]);
  const [checks] = useState(() => new EmailChecks(definition, words));
  const banner = useRef<HTMLElement>(null);
  const element = useRef<HTMLFormElement>(null);
  // True from the first click until the form can be sent again.
  const isBusy = useRef(false);
  const release = () => {
    isBusy.current = false;
  };
  const deferWhilePressed = useDeferWhilePressed();
  const captcha = useCaptcha(definition, words, setup, deferWhilePressed);
  const allErrors = (values: FormValues, which: 'all' | 'blocking' = 'all'): FieldErrors => ({
    ...checks.errors(values, which),
    ...formErrors(definition, values, words, setup),
    ...unreadableErrors(definition, values, words, element.current),
  });
  const form = useRuleForm(definition, startsAs, allErrors);
  const conditions = useStandings(definition, form, isReady);
  useKept(definition, form);
  useEmailChecks(definition, form, checks);
  const send = useSending({ definition, setup, words, form, element, banner, dispatch, release });

  usePrefilled(definition, form, element);
  useFocusOnBanner(state, startsAs, banner);
  useRestored(() => {
    release();
    dispatch({ type: 'restored' });
  });

  const validate = (names?: readonly string[]) =>
    validateForm({ definition, form, checks, captcha, allErrors, dispatch }, names);

  /** Runs one thing at a time: a second click does nothing. */
  const once = async (run: () => Promise<unknown>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await run();
  };

  /** Validates the fields of a step. `then` runs if nothing is wrong. */
  const checkStep = (names: readonly string[], then: () => void) =>
    once(async () => {
      const isValid = await validate(names);
      release();
      if (!isValid) return;
      dispatch({ type: 'mended' });
      then();
    });

  const submit = () =>
    once(async () => {
      if (!(await validate())) return release();
      dispatch({ type: 'valid' });
      const values = textValues(form.getValues());
      try {
        await send(values, await captcha.response());
      } catch {
        release();
        dispatch({ type: 'failed', reason: 'errorCaptcha' });
      }
    });

  /** Call when no error stands any longer: another step is shown, or all are mended. */
  const dropErrors = () => dispatch({ type: 'mended' });
  const shown = { state, ...conditions, words, banner, element, captcha };
  return { ...shown, form, deferWhilePressed, submit, checkStep, dropErrors };
}
