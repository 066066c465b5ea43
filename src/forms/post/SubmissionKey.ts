import { readRecord, sessionStore } from '#lib/visitor/storage.ts';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Length of a key in characters (FORM-16). */
export const formKeyLength = 23;

/** Returns a random 23-character key for a filled-in form (FORM-16). Posts with the same key are the same lead. */
export function formKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(formKeyLength));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Whether a text has the form of such a key, as a stored one may not. */
export const isFormKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text);

/**
 * The idempotency key of a filled-in form: however often it is sent, it creates one lead (FORM-05). The key is stored
 * until the server has answered, so that it survives a reload.
 */
export class SubmissionKey {
  readonly #form: string;
  #last: { readonly key: string; readonly answers: string } | undefined;

  constructor(form: string) {
    this.#form = form;
  }

  /**
   * Returns the key for these answers.
   *
   * @param answers the submitted values, serialized; other answers than last time get a new key.
   */
  for(answers: string): string {
    if (this.#last?.answers === answers) return this.#last.key;
    const pending = this.#last ? undefined : readRecord(sessionStore, 'pendingForms')[this.#form];
    return this.#keep(pending !== undefined && isFormKey(pending) ? pending : formKey(), answers);
  }

  /** Returns a new key, after the server has rejected the last one because it belongs to other answers. */
  renew(answers: string): string {
    return this.#keep(formKey(), answers);
  }

  /** Forgets the key once the lead is stored. */
  settle(): void {
    this.#last = undefined;
    const pending = readRecord(sessionStore, 'pendingForms');
    delete pending[this.#form];
    sessionStore.set('pendingForms', JSON.stringify(pending));
  }

  #keep(key: string, answers: string): string {
    this.#last = { key, answers };
    const pending = readRecord(sessionStore, 'pendingForms');
    pending[this.#form] = key;
    sessionStore.set('pendingForms', JSON.stringify(pending));
    return key;
  }
}
