import type { FastifyRequest } from 'fastify';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { sensitiveNames } from '#forms/definition/sensitiveNames.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import { sentValues } from '#forms/rules/rules.ts';
import { isStored, MissingDataKey, type NewLead, storeLead } from '#composer/server/store/leadStore.ts';
import { spendProof } from '#composer/server/store/spendProof.ts';
import type { LeadOutcome } from '#composer/server/store/writeLead.ts';
import { enrichment } from './enrichment.ts';
import type { Finding } from './formHandlers.ts';
import type { LeadsOptions } from './LeadsOptions.ts';
import type { Proof } from '#composer/server/services/captcha/ProofCheck.ts';
import type { Submission } from './readSubmission.ts';
import { within } from '#composer/server/http/within.ts';

/** Milliseconds after which a form is told that its lead could not be stored; sent again, it is the same lead. */
const answerMs = 1800;

export type Stored = LeadOutcome | { readonly state: 'unproven' };

/**
 * What shows that a person sent the form; `unproven` when the form asks for that and it is missing.
 *
 * @throws {Error} when nobody can tell now.
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

/** The lead that a submission makes. @throws {MissingDataKey} when it is sensitive and there is no key. */
export function leadOf(
  { definition, locale, page, values, key }: Submission,
  request: FastifyRequest,
  { keys }: LeadsOptions,
): NewLead {
  const sensitive = sensitiveNames(definition);
  if (sensitive.size > 0 && !keys()) throw new MissingDataKey(definition.formId);
  const sent = sentValues(definition, values);
  return {
    form: definition.formId,
    key,
    values: { ...sent, ...enrichment(definition, request, { page, sent }) },
    sensitive,
    locale,
    page,
  };
}

/** Stores a lead. @throws when the store does not answer in time. */
export const keepLead = (lead: NewLead, { store, now, keys }: LeadsOptions): Promise<LeadOutcome> =>
  within(answerMs, storeLead(store, lead, now().getTime(), keys()));

/** Uses proofs up, before what they prove is done elsewhere. @returns false when one was used before. @throws when the store does not answer in time. */
export async function spend(proofs: readonly Proof[], { store }: LeadsOptions): Promise<boolean> {
  const work = async () => {
    await store.prepare();
    for (const proof of proofs) if (!(await spendProof(store.db, proof))) return false;
    return true;
  };
  return within(answerMs, work());
}

/** Whether a lead was sent before and taken. @throws when the store does not answer in time. */
export const isKept = (lead: NewLead, { store, now, keys }: LeadsOptions): Promise<boolean> =>
  within(answerMs, isStored(store, lead, now().getTime(), keys()));

/** Checks the captcha's proof and stores the lead. @throws when a provider or the store does not answer. */
export async function storeSubmission(
  submission: Submission,
  request: FastifyRequest,
  finding: Extract<Finding, { state: 'found' }>,
  options: LeadsOptions,
): Promise<Stored> {
  const lead = leadOf(submission, request, options);
  const proofs = await proofsOf(submission, finding, options);
  if (proofs === 'unproven') return { state: 'unproven' };
  return keepLead({ ...lead, values: { ...lead.values, ...finding.enriched }, proofs }, options);
}

/** Keeps what a machine sent, to be looked at and not delivered (FORM-21); the answer does not wait for it. */
export function keepFake(submission: Submission, request: FastifyRequest, options: LeadsOptions): void {
  const keep = async () => keepLead({ ...leadOf(submission, request, options), delivery: 'fake' }, options);
  keep().catch((error: unknown) => logFailure(request, error));
}

/** Says in the log that a lead is not in the store, without what was sent. */
export function logFailure(request: FastifyRequest, error: unknown): void {
  const reason = error instanceof MissingDataKey ? error.message : undefined;
  const name = error instanceof Error ? error.name : 'unknown';
  request.log.error({ name, reason }, 'lead not stored');
}
