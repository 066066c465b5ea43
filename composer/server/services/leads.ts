import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FormDefinition } from '#forms/formDefinition.ts';
import { type FieldErrors, formErrors, type FormValues, sentValues } from '#forms/rules.ts';
import { isInternalHref, safeRedirect } from '#lib/urls.ts';
import type { Locale } from '#lib/locale.ts';
import { formWords } from '#words/forms.ts';
import type { Release } from '#composer/publish/release.ts';
import { errorPageNaming } from '#composer/server/namedFields.ts';
import { publishedDefinition } from '#composer/server/publishedDefinition.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import type { Store } from '#composer/server/store/openStore.ts';

export interface LeadsOptions {
  readonly provider: string;
  readonly store: Store;
  readonly release: () => Release;
  readonly now: () => Date;
}

/** Bodies are flat: text by name; a repeated name is a checkbox group. */
const body = z.record(
  z.string().max(100),
  z.union([z.string().max(20_000), z.array(z.string().max(2000)).max(50)]),
);

/** Names that every form may send besides its own fields. */
const envelope = new Set(['formId', 'cpagepath', 'website', 'redirect', ':redirect', 'captcha_response']);

interface Submission {
  readonly definition: FormDefinition;
  readonly locale: Locale;
  readonly page: string;
  readonly values: FormValues;
  /** `formId` of the post: the key of one filled-in form. A form without JavaScript has none. */
  readonly key?: string;
  readonly isTrapped: boolean;
}

class BadSubmission extends Error {
  readonly statusCode: number;
  constructor(message: string, statusCode = 400) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A request that another site's page made in the visitor's name. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.headers.host;
  } catch {
    return true;
  }
}

function readSubmission(form: string, raw: unknown, release: Release): Submission {
  const published = Object.hasOwn(release.forms, form) ? release.forms[form] : undefined;
  if (!published) throw new BadSubmission(`There is no form "${form.slice(0, 60)}".`, 404);
  const parsed = body.safeParse(raw ?? {});
  if (!parsed.success) throw new BadSubmission('The body must be flat: one text for each field.');
  const definition = publishedDefinition(published);
  const known = new Set(definition.fields.map(({ name }) => name));
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsed.data)) {
    if (!known.has(name) && !envelope.has(name))
      throw new BadSubmission(`The form has no field "${name.slice(0, 60)}".`);
    const isGroup = definition.fields.some((field) => field.name === name && field.kind === 'checkboxGroup');
    if (Array.isArray(value) && !isGroup) throw new BadSubmission(`The field "${name}" was sent twice.`);
    values[name] = Array.isArray(value) ? value.join(',') : value;
  }
  const key = values['formId'] ?? '';
  if (key !== '' && !/^[\w-]{8,64}$/.test(key))
    throw new BadSubmission('formId: expected 8 to 64 letters and digits.');
  return {
    definition,
    locale: published.locale as Locale,
    page: published.page,
    values,
    ...(key !== '' && { key: `${form}:${key}` }),
    isTrapped: (values['website'] ?? '') !== '',
  };
}

const wantsJson = (request: FastifyRequest) => (request.headers.accept ?? '').includes('application/json');

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  submission: Submission,
  errors: FieldErrors,
): FastifyReply {
  const { definition } = submission;
  if (wantsJson(request)) {
    return reply
      .code(422)
      .send({ status: 'error', msgDescription: formWords[submission.locale].errorForm, fields: errors });
  }
  const page = safeRedirect(definition.errorPage) ?? '/';
  return reply
    .code(303)
    .header('location', errorPageNaming(page, definition.formId, Object.keys(errors)))
    .send();
}

function accept(request: FastifyRequest, reply: FastifyReply, { definition }: Submission): FastifyReply {
  const { redirect, successPage, success } = definition;
  const target = redirect === undefined ? undefined : safeRedirect(redirect);
  if (wantsJson(request)) {
    return reply.send({
      status: 'success',
      msgDescription: success.heading,
      ...(target !== undefined && { redirect: target }),
    });
  }
  const location = [target, successPage].find(
    (candidate) => candidate !== undefined && isInternalHref(candidate),
  );
  return reply
    .code(303)
    .header('location', location ?? '/')
    .send();
}

/**
 * `POST /svt/{provider}/forms/{form}`: checks a form by its published definition and stores the lead before it is
 * acknowledged (FORM-03, FORM-05, VAL-16). Ajax posts get JSON, native ones are led to a page.
 */
export const leadsService: FastifyPluginAsync<LeadsOptions> = (server, { provider, store, release, now }) => {
  server.post<{ Params: { form: string } }>(`/svt/${provider}/forms/:form`, async (request, reply) => {
    if (isForeign(request)) throw new BadSubmission('Forms are only taken from the site itself.', 403);
    const submission = readSubmission(request.params.form, request.body, release());
    // A machine filled in the field that visitors do not see: it is told what it wants to hear.
    if (submission.isTrapped) return accept(request, reply, submission);
    const { definition, locale, page, values, key } = submission;
    const errors = formErrors(definition, values, formWords[locale]);
    if (Object.keys(errors).length > 0) return refuse(request, reply, submission, errors);
    const lead = { form: definition.formId, key, values: sentValues(definition, values), locale, page };
    let outcome;
    try {
      outcome = await storeLead(store, lead, now().getTime());
    } catch (error) {
      request.log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'the store did not take a lead',
      );
      reply.header('retry-after', '30');
      if (!wantsJson(request))
        return reply
          .code(303)
          .header('location', safeRedirect(definition.errorPage) ?? '/')
          .send();
      return reply.code(503).send({ status: 'error', msgDescription: formWords[locale].errorSubmit });
    }
    if (outcome.state === 'conflict')
      throw new BadSubmission('This form was already sent with other answers.', 422);
    return accept(request, reply, submission);
  });
  return Promise.resolve();
};
