import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { allowedRedirect } from '#lib/address/allowedRedirect.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import type { Values } from './controlValues.ts';
import type { FailureReason, FormEvent } from './formMachine.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import { knownRefusal } from '#forms/post/knownRefusal.ts';
import { postAddress } from '#forms/post/postAddress.ts';
import { redirectOf, type RuleWords, sentValues } from '#forms/rules/rules.ts';
import { shortestFillTime } from '#forms/post/submission.ts';
import { forgetEntries } from '#forms/post/savedEntries.ts';
import { SubmissionKey } from '#forms/post/SubmissionKey.ts';
import { type SubmitResult, submitForm } from '#forms/post/submitForm.ts';
import type { FormSetup } from './FormSetup.ts';
import { envelopeValues, hiddenValues, keepInCookies, keepInSession } from '#forms/post/visitorSources.ts';

/** Milliseconds from the response until the confirmation appears, and until it gets focus (FORM-04). */
export const successDelays = { show: 1000, focus: 2000 } as const;

/** Id of the `body` on the page that has its own message for a failed service (PAGE-04). */
const callPage = 'mortgage-request-call-new';

/** Whether the visitor is typing, when focus must not move. */
const isTyping = () => document.activeElement?.matches('input:not([type=submit]), textarea, select') ?? false;

interface Sending {
  readonly definition: FormDefinition;
  readonly setup: FormSetup;
  readonly words: RuleWords;
  readonly form: UseFormReturn<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly banner: RefObject<HTMLElement | null>;
  readonly dispatch: Dispatch<FormEvent>;
  /** Call when the form can be sent again. */
  readonly release: () => void;
}

/** Submits the form natively, which leaves the page, but with exactly these values. */
function leaveWith(element: HTMLFormElement, address: string, body: Readonly<Record<string, string>>): void {
  // Values that must not be in the DOM, such as a full SSN, are only added here.
  const replace = ({ formData }: FormDataEvent) => {
    for (const name of new Set(formData.keys())) formData.delete(name);
    for (const [name, value] of Object.entries(body)) formData.set(name, value);
  };
  element.addEventListener('formdata', replace, { once: true });
  element.action = address;
  // A field named "submit" would shadow the form's own method.
  HTMLFormElement.prototype.submit.call(element);
}

/** Whether an address only leads to another place on this page, which the browser does not load again. */
const isOnPage = (target: string) =>
  target.includes('#') && target.split('#', 1)[0] === location.pathname + location.search;

/**
 * Returns the page that follows a submitted form: the form's own, if it has one. The server's answer may add to that, such
 * as the reference number for a page that confirms it.
 */
function followingPage(definition: FormDefinition, answered = ''): string | undefined {
  const own = redirectOf(definition) ?? '';
  return allowedRedirect(own === '' || answered.startsWith(own) ? answered : own);
}

function failureReason(result: SubmitResult): FailureReason {
  if (result.state === 'noStatus') return 'errorBackend';
  const isService = result.state === 'failed';
  return isService && document.body.id === callPage ? 'errorLeadformserviceerrorheading' : 'errorSubmit';
}

/** Returns a function that sends a valid form and handles the outcome (FORM-03, FORM-04). */
export function useSending({ definition, setup, words, form, element, banner, dispatch, release }: Sending) {
  const [key] = useState(() => new SubmissionKey(definition.formId));
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const confirm = (values: FormValues, reference?: string) => {
    timers.current = [
      setTimeout(() => {
        dispatch({ type: 'sent', reference, values });
        form.reset();
      }, successDelays.show),
      setTimeout(() => {
        if (!isTyping()) banner.current?.focus();
      }, successDelays.focus),
    ];
  };

  const conclude = (result: SubmitResult, values: FormValues) => {
    if (result.state === 'success') {
      key.settle();
      forgetEntries(definition.formId);
      const target = followingPage(definition, result.redirect);
      if (target !== undefined) location.assign(target);
      return target === undefined || isOnPage(target) ? confirm(values, result.reference) : undefined;
    }
    release();
    const fields =
      result.state === 'refused'
        ? { ...result.fields, ...knownRefusal(definition, result.message, words) }
        : {};
    if (Object.keys(fields).length > 0) {
      for (const [name, message] of Object.entries(fields)) form.setError(name, { type: 'server', message });
      return dispatch({ type: 'found', errors: fields });
    }
    const message = result.state === 'refused' ? result.message : undefined;
    dispatch({ type: 'failed', reason: failureReason(result), message });
  };

  return async (values: FormValues, captcha: string | undefined) => {
    await afterShortestFill();
    const own = sentValues(definition, { ...values, ...(await hiddenValues(definition)) });
    const answers = JSON.stringify(own);
    const address = postAddress(definition, setup.action, own, location.search);
    const body = (submissionKey: string) => ({
      ...own,
      ...envelopeValues(submissionKey, definition.formId),
      ...(captcha !== undefined && { captcha_response: captcha, captcha_type: captchaType(definition) }),
    });
    keepInCookies(definition, own);
    keepInSession(definition, own);
    if (definition.mode === 'native' && element.current)
      return leaveWith(element.current, address, body(key.for(answers)));
    let result = await submitForm(address, body(key.for(answers)));
    if (result.state === 'otherAnswers') result = await submitForm(address, body(key.renew(answers)));
    // The server answers with the form as it is now, and with what was entered.
    if (element.current && isChanged(definition, result))
      return leaveWith(element.current, address, body(key.for(answers)));
    conclude(result, own);
  };
}

/** Whether the form has changed since the page was opened, so that the page cannot show what is wrong. */
function isChanged(definition: FormDefinition, result: SubmitResult): boolean {
  if (result.state !== 'refused') return result.state === 'changed';
  const names = new Set(fieldsOf(definition).map(({ name }) => name));
  return Object.keys(result.fields).some((name) => !names.has(name));
}

/**
 * Waits until the shortest fill time has passed: the server takes faster submissions for a bot's, but autofill can be
 * just as fast.
 */
async function afterShortestFill(): Promise<void> {
  const left = shortestFillTime + 50 - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

const captchaType = (definition: FormDefinition): string =>
  fieldsOf(definition).find(isCaptcha)?.captchaType ?? '';
