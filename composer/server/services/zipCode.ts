import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { safeRedirect } from '#lib/address/urls.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { readZipCode } from '#lib/visitor/readZipCode.ts';
import { zipCodeFields } from '#lib/visitor/zipCode.ts';
import { setCookie } from '#composer/server/http/setCookie.ts';
import { isForeign, sentFrom } from '#composer/server/http/isForeign.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** The fields of a zip code form. */
interface SentZipCode {
  /** `undefined` if it is invalid. */
  readonly zip: string | undefined;
  /** A path of this site: the page that contains the form. */
  readonly next: string;
  /** Element id of its section. Empty if not sent. */
  readonly section: string;
}

function readFields(request: FastifyRequest): SentZipCode {
  const fields = isRecord(request.body) ? request.body : {};
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const section = text('section');
  return {
    zip: readZipCode(text('zipcode')),
    next: safeRedirect(text('next'), [], sentFrom(request)) ?? '/',
    section: /^[\w-]{1,100}$/.test(section) ? section : '',
  };
}

/**
 * Returns the path to redirect to. If the page supports it, query parameters tell it the result, but never the zip
 * code.
 */
function backTo({ zip, next, section }: SentZipCode, readsOf: ServiceContext['readsOf']): string {
  const url = new URL(next, 'http://localhost');
  const reads = readsOf(url.pathname);
  if (!zipCodeFields.every((name) => reads.includes(name))) return next;
  for (const name of zipCodeFields) url.searchParams.delete(name);
  if (zip !== undefined) {
    url.searchParams.set('zip', 'known');
    url.hash = section;
  } else {
    url.searchParams.set('zipError', section);
  }
  return url.pathname + url.search + url.hash;
}

/**
 * `POST /svt/{provider}/zipCode`: the zip code prompt without JavaScript. Sets the cookie and redirects to the page of
 * the form, which shows the rates or an error. An invalid zip code leaves the cookie unchanged.
 */
export const zipCodeService: FastifyPluginAsync<ServiceContext> = (server, { provider, readsOf }) => {
  server.post(`/svt/${provider}/zipCode`, (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
    const sent = readFields(request);
    if (sent.zip !== undefined) setCookie(request, reply, 'zipcode', sent.zip);
    return reply.code(303).header('location', backTo(sent, readsOf)).send();
  });
  return Promise.resolve();
};
