import { readRecord, sessionStore } from '#lib/visitor/storage.ts';
import { formKey } from './formKey.ts';

/**
 * The key under which one filled-in form is sent, so that it is one lead however often it is sent (FORM-05). It is
 * kept until the server has answered: after a reload the same form goes out with the same key.
 */
export class SubmissionKey {
  readonly #form: string;
  #last: { readonly key: string; readonly answers: string } | undefined;

  constructor(form: string) {
    this.#form = form;
  }

  /** @param answers what is sent, as text; other answers than last time are another lead. */
  for(answers: string): string {
    if (this.#last?.answers === answers) return this.#last.key;
    const pending = this.#last ? undefined : readRecord(sessionStore, 'pendingForms')[this.#form];
    return this.#keep(pending ?? formKey(), answers);
  }

  /** A new key: the server knows the last one with other answers. */
  renew(answers: string): string {
    return this.#keep(formKey(), answers);
  }

  /** The lead is stored: the next one has a key of its own. */
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
