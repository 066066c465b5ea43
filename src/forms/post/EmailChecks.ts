import { applyConditions, type FormValues } from '#forms/rules/applyConditions.ts';
import type { HasFields } from '#forms/definition/formFields.ts';
import type { Fault } from '#forms/field/FieldKindBehavior.ts';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';
import {
  faultMessage,
  type FieldErrors,
  formErrors,
  type Rules,
  type RuleWords,
} from '#forms/rules/rules.ts';

/** Path of the email check: `GET` with the query parameter `email` (FORM-18). */
export const emailCheckPath = '/svt/ecm/emailCheck';

/**
 * Answer of the email check. `valid` and `catchall` pass; for `invalid`, `message` says why, or else the site's own
 * words.
 */
export interface EmailCheckAnswer {
  readonly result: 'valid' | 'catchall' | 'invalid';
  readonly message?: string;
}

/** Debounce delay in milliseconds before the server checks an address (FORM-18). */
export const emailCheckDelay = 300;

type Verdict = Pick<Fault, 'own' | 'word'> | 'passed';

const failed = { word: 'errorEmailServerFailed' } as const;

async function ask(email: string, signal: AbortSignal): Promise<Verdict> {
  const response = await fetch(`${emailCheckPath}?${new URLSearchParams({ email })}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) return failed;
  // The bank's own services use the same format; missing properties are undefined.
  const answer = (await response.json()) as Partial<EmailCheckAnswer> | null;
  if (answer?.result === 'valid' || answer?.result === 'catchall') return 'passed';
  if (typeof answer?.result !== 'string') return failed;
  const { message } = answer;
  return typeof message === 'string' && message !== ''
    ? { own: message, word: 'errorEmailServer' }
    : { word: 'errorEmailServer' };
}

/** Returns the visible email fields with a value that the server must check. */
const askedFields = (definition: HasFields, values: FormValues) =>
  applyConditions(definition, values).flatMap(({ field, isShown, value }) =>
    isShown && behaviorOf(field).isServerChecked?.(field) && value !== '' ? [{ field, value }] : [],
  );

/** Checks email addresses with the server, each at most once (FORM-18). A failed request can be repeated. */
export class EmailChecks {
  readonly #calls = new Map<string, Promise<Verdict>>();
  readonly #verdicts = new Map<string, Verdict>();
  readonly #definition: Rules;
  readonly #words: RuleWords;

  constructor(definition: Rules, words: RuleWords) {
    this.#definition = definition;
    this.#words = words;
  }

  /**
   * Returns the known errors in these values, without a request.
   *
   * @param which `blocking` leaves out checks that failed. The field says so, but the form can be sent, as it can
   *   without JavaScript: no lead is lost because the service does not respond.
   */
  errors(values: FormValues, which: 'all' | 'blocking'): FieldErrors {
    const errors: Record<string, string> = {};
    for (const { field, value } of askedFields(this.#definition, values)) {
      const verdict = this.#verdicts.get(value);
      if (verdict === undefined || verdict === 'passed') continue;
      if (which === 'all' || verdict !== failed) errors[field.name] = this.#message(field, verdict);
    }
    return errors;
  }

  /**
   * Checks all addresses that pass the other rules.
   *
   * @returns A promise that resolves once all results are known; `undefined` if they already are.
   */
  settle(values: FormValues): Promise<unknown> | undefined {
    const wrong = formErrors(this.#definition, values, this.#words);
    const open = askedFields(this.#definition, values).filter(
      ({ field, value }) => !Object.hasOwn(wrong, field.name) && !this.#isKnown(value),
    );
    return open.length > 0 ? Promise.all(open.map(({ value }) => this.#check(value))) : undefined;
  }

  /** Whether the service has answered. A failed request is repeated. */
  #isKnown(email: string): boolean {
    const verdict = this.#verdicts.get(email);
    return verdict !== undefined && verdict !== failed;
  }

  async #check(email: string): Promise<void> {
    let call = this.#calls.get(email);
    if (!call) {
      call = ask(email, AbortSignal.timeout(10_000)).catch(() => failed);
      this.#calls.set(email, call);
    }
    const verdict = await call;
    this.#verdicts.set(email, verdict);
    if (verdict === failed) this.#calls.delete(email);
  }

  #message(field: VisibleField, verdict: Exclude<Verdict, 'passed'>): string {
    const own = verdict.own ?? (verdict.word === 'errorEmailServer' ? field.messages.server : undefined);
    return faultMessage(field, { ...verdict, own }, this.#words);
  }
}
