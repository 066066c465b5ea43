import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassedOn, postAddress } from '#forms/post/postAddress.ts';
import { formKeyLength } from '#forms/post/SubmissionKey.ts';
import { knownRefusal } from '#forms/post/knownRefusal.ts';
import { textOf } from '#forms/rules/applyConditions.ts';
import { wordsOf } from '#forms/rules/rules.ts';
import { isBelow } from '#lib/address/urls.ts';
import { formWords } from '#words/forms.ts';
import { readAnswer, type SubmitResult } from '#forms/post/submitForm.ts';
import type { Release } from '#composer/release/release.ts';
import { callFailure } from '#composer/server/watch/callFailure.ts';
import { callOut } from '#composer/server/watch/callOut.ts';
import type { UpstreamWatch } from '#composer/server/watch/Upstreams.ts';
import type { LeadReply } from './leadReply.ts';
import type { Submission } from './readSubmission.ts';
import {
  type Found,
  forwardedAs,
  isKept,
  keepLead,
  leadOf,
  logFailure,
  proofsOf,
  spend,
  type LeadsOptions,
} from './storeSubmission.ts';
import type { LeadOutcome } from '#composer/server/store/writeLead.ts';

/** Timeout of a form service in milliseconds. The form's script waits for 15 seconds. */
const timeoutMs = 10_000;
/** Maximum length of a response in characters. */
const longest = 64_000;

/** A validated form, for a form service of the bank. */
interface CheckedForm {
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
async function passLeadOn(
  address: string,
  { form, key, formId, values }: CheckedForm,
  watch: UpstreamWatch,
): Promise<SubmitResult> {
  const call = async (traced: Readonly<Record<string, string>>) => {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { accept: 'application/json', 'idempotency-key': key, ...traced },
      body: new URLSearchParams({ ...values, 'form-id': form, formId }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, answer: readAnswer(await readText(response), response.status) };
  };
  try {
    const { answer } = await callOut(watch, call, (end) => {
      if ('error' in end) return { result: 'failed', reason: callFailure(end.error, timeoutMs) };
      const { status, answer: given } = end.value;
      if (given.state === 'failed' || given.state === 'noStatus')
        return { result: 'failed', reason: `The upstream answered ${status} without a result.` };
      return given.state === 'success'
        ? { result: 'ok' }
        : { result: 'refused', reason: `The upstream answered ${status}.` };
    });
    return answer;
  } catch {
    return { state: 'failed' };
  }
}

/** Returns the bank's form service that a form names, if the site allows it (FORM-21). */
export function formServiceOf({ definition }: Submission, release: Release): string | undefined {
  const { action } = definition;
  if (action === undefined || !isPassedOn(definition)) return undefined;
  // Absent in releases of earlier versions.
  const bases: readonly string[] | undefined = release.site.formUpstreams;
  return isBelow(action, bases ?? []) ? action : undefined;
}

/**
 * Forwards a validated form to the bank's own form service, and answers as it does. The captcha proof is used up first,
 * so that of two submissions with the same proof only one is forwarded.
 *
 * @throws {Error} if the proof cannot be verified.
 */
export async function passOn(
  service: string,
  submission: Submission,
  request: FastifyRequest,
  finding: Found,
  answer: LeadReply,
  options: LeadsOptions,
): Promise<FastifyReply> {
  const { definition, locale } = submission;
  const words = wordsOf(definition, formWords[locale]);
  const sent = leadOf(submission, request, finding, options);
  const key = await forwardedAs(sent, options);
  // The bank keeps what it gets under each key, so the site's own record does too.
  const lead = sent.key === undefined ? sent : { ...sent, key };
  const proofs = await proofsOf(submission, {}, options);
  if (proofs === 'unproven') return answer.askForProof(words, () => options.captcha.pass());
  if (!(await spend(proofs, options))) {
    if (await isKept(lead, options)) return answer.accept(lead.key);
    return answer.askForProof(words, () => options.captcha.pass());
  }
  // What the page's address had, the form's own address has too (FORM-14).
  const [, query = ''] = request.url.split('?', 2);
  const address = postAddress(definition, service, lead.values, query);
  // Without JavaScript there is no `formId`; what stands for it is the same in a retry too.
  const formId = textOf(submission.values, 'formId') || key.slice(-formKeyLength);
  const watch = options.upstreams.watch(`form ${lead.form}`);
  const result = await passLeadOn(address, { ...lead, key, formId }, watch);
  if (result.state === 'refused') {
    const fields = { ...result.fields, ...knownRefusal(definition, result.message, words) };
    return answer.refuse(422, result.message ?? words['errorForm'] ?? '', fields);
  }
  if (result.state === 'noStatus') return answer.withoutStatus(words['errorBackend'] ?? '');
  if (result.state !== 'success') return answer.unavailable(words['errorSubmit'] ?? '');
  let kept: LeadOutcome | undefined;
  try {
    kept = await keepLead({ ...lead, delivery: result.isFake ? 'fake' : 'delivered' }, options);
  } catch (error) {
    // The bank has received the lead; only the site's own record of it is missing.
    logFailure(request, error);
  }
  return answer.accept(kept !== undefined && 'key' in kept ? kept.key : undefined);
}
