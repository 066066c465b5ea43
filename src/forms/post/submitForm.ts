import { isRecord } from '#lib/values/isRecord.ts';
import { changedCode, otherAnswersCode } from './submission.ts';

/** The outcome of a submission. */
export type SubmitResult =
  | {
      readonly state: 'success';
      readonly redirect?: string;
      /** Identifies the submission when the visitor calls the bank. */
      readonly reference?: string;
      /** The service considers it a bot's. Visitors see the same as for a success. */
      readonly isFake?: true;
    }
  | {
      readonly state: 'refused';
      readonly fields: Readonly<Record<string, string>>;
      readonly message?: string;
    }
  /** The server knows this form's key with other answers. */
  | { readonly state: 'otherAnswers' }
  /** The form has changed on the server since the page was opened. */
  | { readonly state: 'changed' }
  | { readonly state: 'noStatus' }
  | { readonly state: 'failed' };

/** A server error is not a refusal, whatever its body says (PAGE-04). */
const isServersFailure = (status: number) => status >= 500 || status === 429;

/**
 * Parses a response: `msgType` or `status` is success, error or Fake, ignoring case (FORM-03).
 *
 * @param httpStatus such as 200, 422 or 503.
 */
export function readAnswer(text: string, httpStatus: number): SubmitResult {
  if (isServersFailure(httpStatus)) return { state: 'failed' };
  const ok = httpStatus >= 200 && httpStatus < 300;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { state: ok ? 'noStatus' : 'failed' };
  }
  if (!isRecord(answer)) return { state: 'noStatus' };
  const said = answer['msgType'] ?? answer['status'];
  const status = typeof said === 'string' ? said.toLowerCase() : '';
  const redirect = typeof answer['redirect'] === 'string' ? answer['redirect'] : undefined;
  if (status === 'fake') return { state: 'success', redirect, isFake: true };
  const reference = typeof answer['reference'] === 'string' ? answer['reference'] : undefined;
  if (status === 'success') return { state: 'success', redirect, reference };
  if (status !== 'error') return { state: ok ? 'noStatus' : 'failed' };
  if (answer['code'] === otherAnswersCode) return { state: 'otherAnswers' };
  if (answer['code'] === changedCode) return { state: 'changed' };
  const fields: Record<string, string> = {};
  if (isRecord(answer['fields'])) {
    for (const [name, message] of Object.entries(answer['fields']))
      if (typeof message === 'string') fields[name] = message;
  }
  const message = typeof answer['msgDescription'] === 'string' ? answer['msgDescription'] : undefined;
  return { state: 'refused', fields, message };
}

/** Posts a form's values URL-encoded and parses the response. Never rejects: a failed request is a result too. */
export async function submitForm(
  action: string,
  values: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
): Promise<SubmitResult> {
  try {
    const response = await send(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(15_000),
    });
    return readAnswer(await response.text(), response.status);
  } catch {
    return { state: 'failed' };
  }
}
