import type { FormValues } from '#forms/rules/applyConditions.ts';
import type { FieldErrors } from '#forms/rules/rules.ts';

/** Why a form could not be sent. Each is a key in `src/words/forms.ts`. */
export type FailureReason =
  | 'errorSubmit'
  | 'errorBackend'
  /** The page reports from the start that an earlier submission failed (PAGE-03). */
  | 'errorOnSubmit'
  | 'errorCaptcha'
  | 'errorLeadformserviceerrorheading';

/** The states of a form (FORM-01). */
export type FormState =
  | { readonly name: 'idle' }
  | {
      readonly name: 'validating';
      /** Whether the server is checking an email address, which can take seconds (FORM-18). */
      readonly isChecking?: true;
    }
  | { readonly name: 'invalid'; readonly errors: FieldErrors; readonly notice?: string }
  | { readonly name: 'submitting' }
  | { readonly name: 'success'; readonly reference?: string; readonly values?: FormValues }
  | { readonly name: 'error'; readonly reason: FailureReason; readonly message?: string };

export type FormEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'checking' }
  | { readonly type: 'found'; readonly errors: FieldErrors }
  | { readonly type: 'valid' }
  | { readonly type: 'sent'; readonly reference?: string; readonly values?: FormValues }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly message?: string }
  /** No error stands any longer: another step of the form is shown, or all entries are mended. */
  | { readonly type: 'mended' }
  /** The page was restored from the back/forward cache. */
  | { readonly type: 'restored' };

/** The reducer for all state transitions. Ignores events that do not apply to the current state. */
export function formMachine(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      return state.name === 'submitting' || state.name === 'success' ? state : { name: 'validating' };
    case 'checking':
      return state.name === 'validating' ? { name: 'validating', isChecking: true } : state;
    case 'found':
      return state.name === 'validating' || state.name === 'submitting'
        ? { name: 'invalid', errors: event.errors }
        : state;
    case 'valid':
      return state.name === 'validating' ? { name: 'submitting' } : state;
    case 'sent':
      return state.name === 'submitting'
        ? { name: 'success', reference: event.reference, values: event.values }
        : state;
    case 'failed':
      return state.name === 'submitting'
        ? { name: 'error', reason: event.reason, message: event.message }
        : state;
    case 'mended':
      return state.name === 'submitting' || state.name === 'success' ? state : { name: 'idle' };
    case 'restored':
      return state.name === 'submitting' || state.name === 'validating' ? { name: 'idle' } : state;
  }
}
