import type { FieldErrors } from '#forms/rules/rules.ts';

/** Why a form could not be sent; each is a word of `src/words/forms.ts`. */
export type FailureReason =
  | 'errorSubmit'
  | 'errorBackend'
  /** The page says from the start that what was sent did not arrive (PAGE-03). */
  | 'errorOnSubmit'
  | 'errorCaptcha'
  | 'errorLeadformserviceerrorheading';

/** The states of a form (FORM-01). */
export type FormState =
  | { readonly name: 'idle' }
  | { readonly name: 'validating' }
  | { readonly name: 'invalid'; readonly errors: FieldErrors }
  | { readonly name: 'submitting' }
  | { readonly name: 'success' }
  | { readonly name: 'error'; readonly reason: FailureReason; readonly message?: string };

export type FormEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'found'; readonly errors: FieldErrors }
  | { readonly type: 'valid' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly message?: string }
  /** The browser brought the page back from its history as it was left. */
  | { readonly type: 'restored' };

/** The one table of what may follow what; an event that does not belong to a state changes nothing. */
export function formMachine(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      return state.name === 'submitting' || state.name === 'success' ? state : { name: 'validating' };
    case 'found':
      return state.name === 'validating' || state.name === 'submitting'
        ? { name: 'invalid', errors: event.errors }
        : state;
    case 'valid':
      return state.name === 'validating' ? { name: 'submitting' } : state;
    case 'sent':
      return state.name === 'submitting' ? { name: 'success' } : state;
    case 'failed':
      return state.name === 'submitting'
        ? { name: 'error', reason: event.reason, message: event.message }
        : state;
    case 'restored':
      return state.name === 'submitting' || state.name === 'validating' ? { name: 'idle' } : state;
  }
}
