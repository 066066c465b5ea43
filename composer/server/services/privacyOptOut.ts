import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { isRecord } from '#lib/isRecord.ts';
import { safeRedirect } from '#lib/urls.ts';
import { setCookie } from '#composer/server/http/setCookie.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { isEmail } from './email/emailCheck.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';
import { within } from '#composer/server/http/within.ts';

export interface PrivacyOptOutOptions {
  readonly store: Store;
  readonly now: () => Date;
  /** Posts that one client may send in a minute. */
  readonly perMinute: number;
  /** Called when an opt-out is on disk. */
  readonly onStored: () => void;
}

const fieldOf = (body: unknown, name: string): unknown =>
  isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined;

/** 6 to 254 characters, at most 64 of them before the @ (MODAL-03). */
const isIdentifier = (text: string) =>
  text.length >= 6 && text.length <= 254 && text.lastIndexOf('@') <= 64 && isEmail(text);

/**
 * `POST /svt/ecm/privacyOptOut` (MODAL-03): keeps the address of somebody who opts out, to be sent on like a lead of
 * the form `privacy-opt-out`, and sets the cookie. Without an address it only sets the cookie.
 */
export const privacyOptOutService: FastifyPluginAsync<PrivacyOptOutOptions> = (server, options) => {
  const { store, now, perMinute, onStored } = options;
  const config = { rateLimit: { max: perMinute } };
  const keep = async (identifier: string) => {
    const key = `privacy-opt-out:${createHash('sha256').update(identifier.toLowerCase()).digest('hex')}`;
    const lead = { form: 'privacy-opt-out', key, values: { identifier }, locale: 'en', page: '' };
    const { state } = await storeLead(store, lead, now().getTime());
    if (state === 'stored') onStored();
  };
  server.post('/svt/ecm/privacyOptOut', { config }, async (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
    const given = fieldOf(request.body, 'identifier') ?? '';
    const identifier = typeof given === 'string' ? given.trim() : undefined;
    if (identifier === undefined || (identifier !== '' && !isIdentifier(identifier)))
      return reply
        .code(422)
        .send({ status: 'error', error: 'identifier: expected an e-mail address or nothing.' });
    try {
      if (identifier !== '') await within(1800, keep(identifier));
    } catch (error) {
      request.log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'an opt-out was not stored',
      );
      return reply.code(503).header('retry-after', '10').send({ status: 'error', error: 'unavailable' });
    }
    // Browsers keep no cookie longer than 400 days; each opt-out sets it anew.
    setCookie(request, reply, 'privacy_optout', 'true');
    if ((request.headers.accept ?? '').includes('application/json')) return reply.send({ status: 'success' });
    const next = fieldOf(request.body, 'next');
    return reply
      .code(303)
      .header('location', (typeof next === 'string' && safeRedirect(next)) || '/')
      .send();
  });
  return Promise.resolve();
};
