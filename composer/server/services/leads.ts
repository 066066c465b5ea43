import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldErrors, formErrors, type RuleWords, sentValues, wordsOf } from '#forms/rules/rules.ts';
import { fieldsOf } from '#forms/definition/formFields.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import { knownRefusal, refusals } from '#forms/post/knownRefusal.ts';
import { sensitiveNames } from '#forms/definition/sensitiveNames.ts';
import { formAnswers } from '#words/formAnswers.ts';
import { formWords } from '#words/forms.ts';
import type { Release } from '#composer/release/release.ts';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import { MissingDataKey, storeLead } from '#composer/server/store/leadStore.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { LeadOutcome } from '#composer/server/store/writeLead.ts';
import { type EmailCheck, emailErrors } from './emailErrors.ts';
import { enrichment } from './enrichment.ts';
import { type Finding, handleForm } from './formHandlers.ts';
import { isForeign } from './isForeign.ts';
import type { Proof, ProofCheck } from './ProofCheck.ts';
import { LeadReply, type PublishedSite } from './leadReply.ts';
import { BadSubmission, readSubmission, type Submission } from './readSubmission.ts';
import type { OfferData } from './offerData.ts';
import { within } from './within.ts';

export interface LeadsOptions extends PublishedSite {
  readonly provider: string;
  readonly store: Store;
  readonly captcha: ProofCheck;
  readonly release: () => Release;
  readonly now: () => Date;
  /** Keys of sensitive values; without them a form that asks for such values is refused. */
  readonly keys: () => DataKeys | undefined;
  readonly checkEmail: EmailCheck;
  /** What handlers of forms compare with. */
  readonly offers: () => OfferData | undefined;
  /** Posts that one client may send in a minute. */
  readonly perMinute: number;
  /** Called when a lead is on disk. */
  readonly onStored?: () => void;
}

/** Milliseconds after which a form is told that its lead could not be stored; sent again, it is the same lead. */
const answerMs = 1800;

type Stored = LeadOutcome | { readonly state: 'unproven' };

/** The proof that the form asks for; `undefined` for a form without a captcha. @throws when nobody can tell now. */
async function proofOf(
  { definition, values }: Submission,
  { captcha }: LeadsOptions,
): Promise<Proof | 'missing' | undefined> {
  if (!fieldsOf(definition).some(isCaptcha)) return undefined;
  return (await captcha.check(values['captcha_response'] ?? '')) ?? 'missing';
}

/** Checks the captcha's proof and stores the lead. @throws when a provider or the store does not answer. */
async function store(
  submission: Submission,
  request: FastifyRequest,
  { once, enriched }: Extract<Finding, { state: 'found' }>,
  options: LeadsOptions,
): Promise<Stored> {
  const { store: leads, now, keys } = options;
  const { definition, locale, page, values, key } = submission;
  const sensitive = sensitiveNames(definition);
  const dataKeys = keys();
  if (sensitive.size > 0 && !dataKeys) throw new MissingDataKey(definition.formId);
  const proof = await proofOf(submission, options);
  if (proof === 'missing') return { state: 'unproven' };
  const sent = sentValues(definition, values);
  const lead = {
    form: definition.formId,
    key,
    values: { ...sent, ...enrichment(definition, request, { page, sent }), ...enriched },
    sensitive,
    locale,
    page,
    proofs: [proof, once].filter((one) => one !== undefined),
  };
  return within(answerMs, storeLead(leads, lead, now().getTime(), dataKeys));
}

/** What the form's rules say (VAL-16), and once they say nothing, the check of e-mail addresses. */
async function errorsOf(
  { definition, values }: Submission,
  words: RuleWords,
  { now, release, checkEmail }: LeadsOptions,
): Promise<FieldErrors> {
  const errors = formErrors(definition, values, words, now(), release().site.rates.timeZone);
  return Object.keys(errors).length > 0 ? errors : emailErrors(definition, values, words, checkEmail);
}

async function take(
  submission: Submission,
  request: FastifyRequest,
  answer: LeadReply,
  options: LeadsOptions,
): Promise<FastifyReply> {
  const { definition, locale } = submission;
  const words = wordsOf(definition, formWords[locale]);
  // A machine filled in the field that visitors do not see: it is told what it wants to hear.
  if (submission.isTrapped) return answer.accept();
  if (submission.isTooSoon) return answer.refuse(422, formAnswers[locale].tooSoon);
  const errors = await errorsOf(submission, words, options);
  if (Object.keys(errors).length > 0) return answer.refuse(422, words['errorForm'] ?? '', errors);
  const finding = handleForm(submission, options.offers(), words);
  if (finding.state === 'refused') return answer.refuse(422, finding.message, finding.fields);
  let outcome: Stored;
  try {
    outcome = await store(submission, request, finding, options);
  } catch (error) {
    const reason = error instanceof MissingDataKey ? error.message : undefined;
    const name = error instanceof Error ? error.name : 'unknown';
    request.log.error({ name, reason }, 'the store did not take a lead');
    return answer.unavailable(words['errorSubmit'] ?? '');
  }
  if (outcome.state === 'reused' && outcome.proof === finding.once?.id)
    return answer.refuse(422, refusals.isUsed, knownRefusal(definition, refusals.isUsed, words));
  if (outcome.state === 'unproven' || outcome.state === 'reused')
    return answer.askForProof(words, () => options.captcha.pass());
  if (outcome.state === 'conflict') return answer.conflict();
  if (outcome.state === 'stored') options.onStored?.();
  return answer.accept();
}

/**
 * `POST /svt/{provider}/forms/{form}`: checks a form by its published definition and stores the lead before it is
 * acknowledged (FORM-03, FORM-05, VAL-16). Ajax posts get JSON, native ones are led to a page. What follows the form's
 * name in the address (FORM-14) is in the body too.
 */
export const leadsService: FastifyPluginAsync<LeadsOptions> = (server, options) => {
  const { provider, release, perMinute } = options;
  const config = { rateLimit: { max: perMinute } };
  for (const rest of ['', '/*']) {
    server.post<{ Params: { form: string } }>(
      `/svt/${provider}/forms/:form${rest}`,
      { config },
      (request, reply) => {
        if (isForeign(request)) throw new BadSubmission('Forms are only taken from the site itself.', 403);
        const submission = readSubmission(request.params.form, request.body, release());
        return take(submission, request, new LeadReply(request, reply, submission, options), options);
      },
    );
  }
  return Promise.resolve();
};
