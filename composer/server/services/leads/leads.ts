import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldErrors, formErrors, type RuleWords, wordsOf } from '#forms/rules/rules.ts';
import { knownRefusal, refusals } from '#forms/post/knownRefusal.ts';
import { formAnswers } from '#words/formAnswers.ts';
import { formWords } from '#words/forms.ts';
import type { Release } from '#composer/release/release.ts';
import { branchErrors } from './branchErrors.ts';
import { emailErrors } from './emailErrors.ts';
import { withReferrer } from './enrichment.ts';
import { type Finding, handleForm } from './formHandlers.ts';
import { formOfPath, nativeErrorPage } from './formOfPath.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';
import { LeadReply, wantsJson } from './leadReply.ts';
import { formServiceOf, passOn } from './passOn.ts';
import { BadSubmission, readSubmission, type Submission } from './readSubmission.ts';
import { logFailure, type Stored, storeSubmission, type LeadsOptions } from './storeSubmission.ts';

/**
 * Returns the validation errors of the form's rules (VAL-16), or if there are none, those of the email check. A bot's
 * address is not worth that call.
 */
async function errorsOf(
  { definition, locale, values, isTrapped }: Submission,
  words: RuleWords,
  { now, release, checkEmail, locations }: LeadsOptions,
): Promise<FieldErrors> {
  const { timeZone } = release().site.rates;
  const errors = {
    ...branchErrors(definition, values, words, locations()),
    ...formErrors(definition, values, words, { now: now(), timeZone, locale }),
  };
  return isTrapped || Object.keys(errors).length > 0
    ? errors
    : emailErrors(definition, values, words, checkEmail);
}

/** Text that may be an account or tax number is not repeated on a page. */
const isQuotable = (text: string) => text.replaceAll(/\D/g, '').length < 9;

/** Says that the form no longer has a field that was filled in, and returns its text to the visitor. */
function changedMessage({ locale, unasked }: Submission): string {
  const { changed, noLongerAsked } = formAnswers[locale];
  const quoted = unasked.filter(isQuotable).map((text) => `“${text.trim()}”`);
  return quoted.length > 0 ? `${changed} ${noLongerAsked} ${quoted.join(', ')}` : changed;
}

/** Returns the finding of the form's handler. A bot uses up no code, and is told nothing about one. */
const findingOf = (submission: Submission, words: RuleWords, { offers }: LeadsOptions): Finding =>
  submission.isTrapped ? { state: 'found' } : handleForm(submission, offers(), words);

const withoutKey = ({ key: _used, ...submission }: Submission): Submission => submission;

/**
 * Answers a submission. A bot that filled in the hidden field gets the answers of any other: what it sent is validated
 * and stored in the same way, but not delivered.
 */
async function take(
  submission: Submission,
  request: FastifyRequest,
  answer: LeadReply,
  options: LeadsOptions,
): Promise<FastifyReply> {
  const { definition, locale } = submission;
  const words = wordsOf(definition, formWords[locale]);
  if (submission.isTooSoon) return answer.refuse(422, formAnswers[locale].tooSoon);
  const errors = await errorsOf(submission, words, options);
  if (submission.unasked.length > 0) return answer.refuseChanged(changedMessage(submission), errors);
  if (Object.keys(errors).length > 0) return answer.refuse(422, words['errorForm'] ?? '', errors);
  const finding = findingOf(submission, words, options);
  if (finding.state === 'refused') return answer.refuse(422, finding.message, finding.fields);
  const service = submission.isTrapped ? undefined : formServiceOf(submission, options.release());
  let outcome: Stored;
  try {
    if (service !== undefined) return await passOn(service, submission, request, finding, answer, options);
    outcome = await storeSubmission(submission, request, finding, options);
    // No script can send it again with another key, so its content is its key.
    if (outcome.state === 'conflict' && !wantsJson(request))
      outcome = await storeSubmission(withoutKey(submission), request, finding, options);
  } catch (error) {
    logFailure(request, error);
    return answer.unavailable(words['errorSubmit'] ?? '');
  }
  if (outcome.state === 'reused' && outcome.proof === finding.once?.id)
    return answer.refuse(422, refusals.isUsed, knownRefusal(definition, refusals.isUsed, words));
  if (outcome.state === 'unproven' || outcome.state === 'reused')
    return answer.askForProof(words, () => options.captcha.pass());
  if (outcome.state === 'conflict') return answer.conflict();
  if (outcome.state === 'stored') options.onStored?.();
  return answer.accept(outcome.key);
}

/** Parses a submission. A form without JavaScript has no key, and no script that could prefill it. */
function submissionOf(request: FastifyRequest, form: string, release: Release): Submission {
  const submission = readSubmission(form, request.body, release);
  if (wantsJson(request) || submission.key !== undefined) return submission;
  const { definition, values } = submission;
  return { ...submission, values: withReferrer(definition, values, request) };
}

/**
 * Handles rate limiting (429), submissions that are too large (413) and server errors: redirects native form posts to the
 * form's error page (PAGE-03), so that no browser shows JSON. Leaves all other errors to the server.
 */
const leadToErrorPage =
  (release: LeadsOptions['release']) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    const isOurs = status >= 500 || status === 429 || status === 413;
    const page = isOurs ? nativeErrorPage(request, release()) : undefined;
    if (page === undefined) throw error;
    return reply.code(303).header('location', page).send();
  };

/**
 * `POST /svt/{provider}/forms/{form}`: checks a form by its published definition and stores the lead before it is
 * acknowledged (FORM-03, FORM-05, VAL-16). Ajax posts get JSON, native ones are led to a page. What follows the form's
 * name in the address (FORM-14) is in the body too. A form with an action of its own has that path, or is passed on to
 * the bank's service (FORM-21).
 */
export const leadsService: FastifyPluginAsync<LeadsOptions> = (server, options) => {
  const { provider, release, limitPosts } = options;
  for (const rest of ['', '/*']) {
    server.post<{ Params: { form: string } }>(
      `/svt/${provider}/forms/:form${rest}`,
      { config: { rateLimit: false }, onRequest: limitPosts, errorHandler: leadToErrorPage(release) },
      (request, reply) => {
        if (isForeign(request)) throw new BadSubmission('Forms are only taken from the site itself.', 403);
        const [path = ''] = request.url.split('?', 1);
        const form = formOfPath(path, request.params.form, release().forms);
        const submission = submissionOf(request, form, release());
        return take(submission, request, new LeadReply(request, reply, submission, options), options);
      },
    );
  }
  return Promise.resolve();
};
