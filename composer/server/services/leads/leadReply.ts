import { withParameter } from '#lib/address/withParameter.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enteredValue, textOf } from '#forms/rules/applyConditions.ts';
import type { AnswerCookie, FormDefinition } from '#forms/definition/formDefinition.ts';
import { fieldsOf, isVisibleKind, parameterOf, sensitiveNames } from '#forms/definition/formFields.ts';
import { type FieldErrors, redirectOf, type RuleWords, sentValues } from '#forms/rules/rules.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import { keptCookies } from '#forms/post/keptCookies.ts';
import type { PostedForm } from '#forms/post/PostedForm.ts';
import { referenceParameter } from '#forms/post/referenceParameter.ts';
import { changedCode, otherAnswersCode } from '#forms/post/submission.ts';
import { formAnswers } from '#words/formAnswers.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import { pagePolicy } from '#composer/release/securityHeaders.ts';
import { keepConfirmed, repeatedValues } from '#composer/server/http/confirmedForm.ts';
import { setCookie } from '#composer/server/http/setCookie.ts';
import { leadReference } from '#composer/server/store/leadReference.ts';
import type { Submission } from './readSubmission.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** Stands for the site's origin, to read the path of an address. */
const ownOrigin = 'http://localhost';

/** Whether the request comes from a form's script rather than from a native form post. */
export const wantsJson = (request: Pick<FastifyRequest, 'headers'>) =>
  (request.headers.accept ?? '').includes('application/json');

/** Returns the expiry date that the form's author set for its cookie, such as that of a consent (STORE-03). */
const endOf = ({ until }: AnswerCookie) => (until === undefined ? undefined : new Date(`${until}T23:59:59Z`));

/** Answers a form submission: with JSON to the form's script, with a page to a browser without JavaScript (FORM-03). */
export class LeadReply {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #definition: FormDefinition;
  readonly #submission: Submission;
  readonly #site: ServiceContext;

  constructor(request: FastifyRequest, reply: FastifyReply, submission: Submission, site: ServiceContext) {
    this.#request = request;
    this.#reply = reply;
    this.#definition = submission.definition;
    this.#submission = submission;
    this.#site = site;
  }

  #leadTo(page: string): FastifyReply {
    return this.#reply.code(303).header('location', page).send();
  }

  /** Other origins of the bank that a form may redirect to (SEC-01). Absent in releases of earlier versions. */
  #otherOrigins(): readonly string[] {
    const origins: readonly string[] | undefined = this.#site.release().site.redirectOrigins;
    return origins ?? [];
  }

  /** @param key The key under which the lead is stored, if it is. */
  accept(key?: string): FastifyReply {
    const { successPage, success } = this.#definition;
    const { page } = this.#submission;
    const redirect = redirectOf(this.#definition);
    const safe = redirect === undefined ? undefined : safeRedirect(redirect, this.#otherOrigins(), page);
    const target = safe === undefined ? undefined : this.#confirmedBy(safe, key);
    const { setCookie: cookie } = this.#definition;
    if (cookie) setCookie(this.#request, this.#reply, cookie.name, cookie.value, endOf(cookie));
    if (wantsJson(this.#request)) {
      return this.#reply.send({
        status: 'success',
        msgDescription: success.heading,
        ...(key !== undefined && { reference: leadReference(key) }),
        ...(target !== undefined && { redirect: target }),
      });
    }
    this.#keep();
    return this.#leadTo(target ?? this.#confirmedBy(safeRedirect(successPage, [], page) ?? '/', key));
  }

  /**
   * Adds the reference number to the address of the page that confirms the form, if the page shows it. The answers that
   * the page repeats follow in a cookie.
   */
  #confirmedBy(page: string, key: string | undefined): string {
    const { pathname } = new URL(page, ownOrigin);
    const isShown = page.startsWith('/') && this.#site.readsOf(pathname).includes(referenceParameter);
    if (key === undefined || !isShown) return page;
    const reference = leadReference(key);
    const values = repeatedValues(this.#definition, sentValues(this.#definition, this.#submission.values));
    const form = this.#definition.formId;
    if (Object.keys(values).length > 0)
      keepConfirmed(this.#request, this.#reply, this.#inAllLanguages(pathname), { form, reference, values });
    return withParameter(page, referenceParameter, reference);
  }

  /** Returns the paths of a page and of its translations that show a reference number. */
  #inAllLanguages(path: string): readonly string[] {
    const { pages } = this.#site.release();
    const { alternates = {} } = (Object.hasOwn(pages, path) && pages[path]) || {};
    const paths = new Set([path, ...Object.values(alternates)]);
    return [...paths].filter((one) => this.#site.readsOf(one).includes(referenceParameter));
  }

  /** Sets the cookies that the form's script would set (STORE-03). */
  #keep(): void {
    const { values } = this.#submission;
    for (const [name, value] of keptCookies(this.#definition, sentValues(this.#definition, values)))
      setCookie(this.#request, this.#reply, name, value);
  }

  /**
   * Answers that the captcha was not solved. A form without JavaScript is shown again with a pass, and is accepted when
   * it is resubmitted.
   */
  async askForProof(words: RuleWords, pass: () => Promise<string>): Promise<FastifyReply> {
    return wantsJson(this.#request)
      ? this.refuse(422, words['errorCaptcha'] ?? '')
      : this.refuse(422, formAnswers[this.#submission.locale].sendAgain, {}, { pass: await pass() });
  }

  /** @param fields Messages by field name. @param more For a form without JavaScript. */
  async refuse(
    status: number,
    message: string,
    fields: FieldErrors = {},
    more: Pick<PostedForm, 'pass' | 'notice'> = {},
  ): Promise<FastifyReply> {
    const hasFields = Object.keys(fields).length > 0;
    if (wantsJson(this.#request)) {
      const answer = { status: 'error', msgDescription: message, ...(hasFields && { fields }) };
      return this.#reply.code(status).send(answer);
    }
    const page = await this.#formAgain(message, fields, more);
    if (!page)
      return this.#leadTo(safeRedirect(this.#definition.errorPage, [], this.#submission.page) ?? '/');
    return this.#reply
      .code(status)
      .header('content-security-policy', pagePolicy(page.csp))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  /** Renders the form's page with the submitted values, except secrets, which are never sent back. */
  async #formAgain(message: string, errors: FieldErrors, more: Pick<PostedForm, 'pass' | 'notice'>) {
    const { definition, page, values } = this.#submission;
    const document = this.#site.documentOf(page);
    if (!document) return undefined;
    const secrets = sensitiveNames(definition);
    // A hidden field has what the page's address had, which the address of this answer does not have.
    const isEntered = (field: FormField) => isVisibleKind(field) || parameterOf(field) !== undefined;
    const entered = fieldsOf(definition).filter((field) => isEntered(field) && !secrets.has(field.name));
    const kept = Object.fromEntries(
      entered.map((field) => [field.name, enteredValue(field, textOf(values, field.name))]),
    );
    // Imported lazily, because only forms that are submitted without JavaScript need the renderer.
    const { postedFormPage } = await import('#composer/release/rerenderPage.ts');
    const posted = { values: kept, errors, message, ...more };
    const { sections, release } = this.#site;
    const registry = await sections();
    const { tokens } = release();
    return postedFormPage(document, definition.formId, posted, { registry, tokens });
  }

  /**
   * Answers that the form has changed since it was opened: its script submits it natively, and the page with the new
   * form has what was entered.
   */
  async refuseChanged(message: string, fields: FieldErrors): Promise<FastifyReply> {
    if (!wantsJson(this.#request)) return this.refuse(422, message, fields, { notice: message });
    return this.#reply.code(422).send({ status: 'error', code: changedCode, msgDescription: message });
  }

  /** The form's key was already used with other answers. The form's script sends them again with a new key. */
  conflict(): FastifyReply {
    const msgDescription = 'This form was already sent with other answers.';
    return this.#reply.code(422).send({ status: 'error', code: otherAnswersCode, msgDescription });
  }

  /** The bank's form service answered without a status (FORM-04). */
  async withoutStatus(message: string): Promise<FastifyReply> {
    return wantsJson(this.#request)
      ? this.#reply.send({ msgDescription: message })
      : this.refuse(502, message);
  }

  /** The lead could not be stored now. The submission itself was valid. */
  unavailable(message: string): Promise<FastifyReply> {
    this.#reply.header('retry-after', '10');
    return this.refuse(503, message);
  }
}
