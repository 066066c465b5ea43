import type { FastifyRequest, FastifyReply } from 'fastify';
import { fieldsOf, sensitiveNames } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import { keptEnvelopeNames } from '#forms/post/submission.ts';
import { type FormValues, textOf } from '#forms/rules/applyConditions.ts';
import { sentValues } from '#forms/rules/rules.ts';
import { cleanLine } from '#lib/values/cleanText.ts';
import {
  forwardingKey,
  isStored,
  MissingDataKey,
  type NewLead,
  storeLead,
} from '#composer/server/store/leadStore.ts';
import { type LeadOutcome, spendProof } from '#composer/server/store/writeLead.ts';
import { enrichment } from './enrichment.ts';
import type { Finding, OfferData } from './formHandlers.ts';
import type { Submission } from './readSubmission.ts';
import { within } from '#composer/server/watch/within.ts';
import type { Proof, ProofCheck } from '#composer/server/services/captcha/Captcha.ts';
import type { EmailCheck } from './emailErrors.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** What accepting forms requires. */
export interface LeadsOptions extends ServiceContext {
  readonly captcha: ProofCheck;
  readonly checkEmail: EmailCheck;
  /** Returns the data that form handlers compare with. */
  readonly offers: () => OfferData | undefined;
  /** Counts a submission. @throws {Error} with status 429 if the client has made too many. */
  readonly limitPosts: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Milliseconds after which storing a lead fails. If the form is resubmitted, it is still the same lead. */
const answerMs = 1800;

export type Stored = LeadOutcome | { readonly state: 'unproven' };

/**
 * Returns the proofs of a submission, or `unproven` if the form requires a captcha proof and it is missing.
 *
 * @throws {Error} if the proof cannot be verified now.
 */
export async function proofsOf(
  { definition, values }: Submission,
  { once }: { readonly once?: Proof },
  { captcha }: LeadsOptions,
): Promise<readonly Proof[] | 'unproven'> {
  const needsProof = fieldsOf(definition).some(isCaptcha);
  const proof = needsProof ? await captcha.check(values['captcha_response'] ?? '') : undefined;
  if (needsProof && !proof) return 'unproven';
  return [proof, once].filter((one) => one !== undefined);
}

/** Maximum length of a value of the envelope. */
const longest = 2000;

/** Returns what a form's script sends about the form besides its fields (FORM-16). */
function envelopeOf(values: FormValues): Record<string, string> {
  const entries = keptEnvelopeNames.map((name) => [name, cleanLine(textOf(values, name).slice(0, longest))]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** What the form's handler found out about a submission that it accepts. */
export type Found = Extract<Finding, { state: 'found' }>;

/** Creates the lead of a submission. @throws {MissingDataKey} if it is sensitive and there is no key. */
export function leadOf(
  { definition, locale, page, values, key }: Submission,
  request: FastifyRequest,
  { enriched }: Found,
  { keys }: LeadsOptions,
): NewLead {
  const sensitive = sensitiveNames(definition);
  if (sensitive.size > 0 && !keys()) throw new MissingDataKey(definition.formId);
  const sent = { ...envelopeOf(values), ...sentValues(definition, values) };
  return {
    form: definition.formId,
    key,
    values: { ...sent, ...enrichment(definition, request, { page, sent }), ...enriched },
    sensitive,
    locale,
    page,
  };
}

/** Stores a lead. @throws if the store does not answer in time. */
export const keepLead = (lead: NewLead, { store, now, keys }: LeadsOptions): Promise<LeadOutcome> =>
  within(answerMs, storeLead(store, lead, now().getTime(), keys()));

/**
 * Marks proofs as used, before the form is forwarded.
 * @returns `false` if one was already used.
 * @throws if the store does not answer in time.
 */
export async function spend(proofs: readonly Proof[], { store }: LeadsOptions): Promise<boolean> {
  const work = async () => {
    await store.prepare();
    for (const proof of proofs) if (!(await spendProof(store.db, proof))) return false;
    return true;
  };
  return within(answerMs, work());
}

/** Whether the same lead was already stored. @throws if the store does not answer in time. */
export const isKept = (lead: NewLead, { store, now, keys }: LeadsOptions): Promise<boolean> =>
  within(answerMs, isStored(store, lead, now().getTime(), keys()));

/** Returns the key under which a lead is forwarded. @throws if the store does not answer in time. */
export const forwardedAs = (lead: NewLead, { store, now, keys }: LeadsOptions): Promise<string> =>
  within(answerMs, forwardingKey(store, lead, now().getTime(), keys()));

/**
 * Checks the captcha proof and stores the lead. That of a bot is stored for inspection and not delivered (FORM-21).
 *
 * @throws if the provider or the store does not answer.
 */
export async function storeSubmission(
  submission: Submission,
  request: FastifyRequest,
  finding: Found,
  options: LeadsOptions,
): Promise<Stored> {
  const lead = leadOf(submission, request, finding, options);
  const proofs = await proofsOf(submission, finding, options);
  if (proofs === 'unproven') return { state: 'unproven' };
  const delivery = submission.isTrapped ? 'fake' : 'waiting';
  return keepLead({ ...lead, proofs, delivery }, options);
}

/** Logs that a lead could not be stored, without its values. */
export function logFailure(request: FastifyRequest, error: unknown): void {
  const reason = error instanceof MissingDataKey ? error.message : undefined;
  const name = error instanceof Error ? error.name : 'unknown';
  request.log.error({ name, reason }, 'lead not stored');
}
