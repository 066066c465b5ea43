import { readAnswer, type SubmitResult } from '#forms/post/submitForm.ts';

/** Timeout of a form service in milliseconds. The form's script waits for 15 seconds. */
const timeoutMs = 10_000;
/** Maximum length of a response in characters. */
const longest = 64_000;

/** A validated form, for a form service of the bank. */
export interface CheckedForm {
  readonly form: string;
  /** Idempotency key: the same in a retry, another one with other values. */
  readonly key: string;
  /** `formId` of the filled-in form (FORM-16). */
  readonly formId: string;
  /** All values, including sensitive ones. */
  readonly values: Readonly<Record<string, string>>;
}

async function readText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new Error('The answer is too long.');
  }
  return text;
}

/**
 * Posts a form to the bank's own form service and parses the response (FORM-03, FORM-21). Never throws; a failed call
 * is a result too.
 */
export async function passLeadOn(
  address: string,
  { form, key, formId, values }: CheckedForm,
): Promise<SubmitResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { accept: 'application/json', 'idempotency-key': key },
      body: new URLSearchParams({ ...values, 'form-id': form, formId }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readAnswer(await readText(response), response.status);
  } catch {
    return { state: 'failed' };
  }
}
