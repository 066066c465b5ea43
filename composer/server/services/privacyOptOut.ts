import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isRecord } from '#lib/values/isRecord.ts';
import { isOptOutEmail } from '#lib/visitor/emailAddress.ts';
import { optOutErrorField, privacyOptOutPath } from '#lib/visitor/privacyChoice.ts';
import { safeRedirect } from '#lib/address/urls.ts';
import { setCookie } from '#composer/server/http/setCookie.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { isForeign, sentFrom } from '#composer/server/http/isForeign.ts';
import { within } from '#composer/server/watch/within.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

const fieldOf = (body: unknown, name: string): unknown =>
  isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined;

/** Returns the path of this site in a field, to redirect visitors without JavaScript to. */
function pageOf(request: FastifyRequest, name: string): string | undefined {
  const target = fieldOf(request.body, name);
  return typeof target === 'string' ? safeRedirect(target, [], sentFrom(request)) : undefined;
}

/** Returns the form's own page with the error at its field. The email address is not in the page's address. */
function pageWithError(request: FastifyRequest, readsOf: ServiceContext['readsOf']): string | undefined {
  const { pathname } = new URL(pageOf(request, 'page') ?? '/', 'http://localhost');
  return readsOf(pathname).includes(optOutErrorField) ? `${pathname}?${optOutErrorField}=email` : undefined;
}

/**
 * `POST /svt/ecm/privacyOptOut` (MODAL-03): stores the email address of a visitor who opts out, which is delivered
 * like a lead of the form `privacy-opt-out`, and sets the cookie. Without an address, only sets the cookie.
 */
export const privacyOptOutService: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const { store, now, perMinute, onStored, readsOf } = options;
  const config = { rateLimit: { max: Math.ceil(perMinute / 10) } };
  const keep = async (identifier: string) => {
    const key = `privacy-opt-out:${createHash('sha256').update(identifier.toLowerCase()).digest('hex')}`;
    const lead = { form: 'privacy-opt-out', key, values: { identifier }, locale: 'en', page: '' };
    const { state } = await storeLead(store, lead, now().getTime());
    if (state === 'stored') onStored();
  };
  server.post(privacyOptOutPath, { config }, async (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
    const given = fieldOf(request.body, 'identifier') ?? '';
    const identifier = typeof given === 'string' ? given.trim() : undefined;
    const asksForJson = (request.headers.accept ?? '').includes('application/json');
    const errorPage = asksForJson ? undefined : pageOf(request, 'errorPage');
    const isWrong = identifier === undefined || (identifier !== '' && !isOptOutEmail(identifier));
    const back = isWrong && !asksForJson ? (pageWithError(request, readsOf) ?? errorPage) : undefined;
    if (back !== undefined) return reply.code(303).header('location', back).send();
    if (isWrong)
      return reply
        .code(422)
        .send({ status: 'error', error: 'identifier: expected an email address or nothing.' });
    try {
      if (identifier !== '') await within(1800, keep(identifier));
    } catch (error) {
      request.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'opt-out not stored');
      if (errorPage !== undefined) return reply.code(303).header('location', errorPage).send();
      return reply.code(503).header('retry-after', '10').send({ status: 'error', error: 'unavailable' });
    }
    // Browsers limit cookies to 400 days; each opt-out renews it.
    setCookie(request, reply, 'privacy_optout', 'true');
    if (asksForJson) return reply.send({ status: 'success' });
    return reply
      .code(303)
      .header('location', pageOf(request, 'next') ?? '/')
      .send();
  });
  return Promise.resolve();
};
