import type { FastifyPluginAsync } from 'fastify';
import { safeRedirect } from '#lib/address/urls.ts';
import { setCookie } from '#composer/server/http/setCookie.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { isZipCode, zipCodeFields } from '#lib/visitor/zipCode.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';

/** What a zip code form sends. */
interface SentZipCode {
  readonly zip: string;
  /** A path of this site: the page that the form stands on. */
  readonly next: string;
  /** Element id of its section; empty without one. */
  readonly section: string;
}

function readBody(body: unknown): SentZipCode {
  const fields = isRecord(body) ? body : {};
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const section = text('section');
  return {
    zip: text('zipcode'),
    next: safeRedirect(text('next')) ?? '/',
    section: /^[\w-]{1,100}$/.test(section) ? section : '',
  };
}

/** Where to lead back to: a page that can show what came of it is told by its address, but never the zip code. */
function backTo({ zip, next, section }: SentZipCode, readsOf: ZipCodeServiceOptions['readsOf']): string {
  const url = new URL(next, 'http://localhost');
  const reads = readsOf(url.pathname);
  if (!zipCodeFields.every((name) => reads.includes(name))) return next;
  for (const name of zipCodeFields) url.searchParams.delete(name);
  if (isZipCode(zip)) {
    url.searchParams.set('zip', 'known');
    url.hash = section;
  } else {
    url.searchParams.set('zipError', section);
  }
  return url.pathname + url.search + url.hash;
}

export interface ZipCodeServiceOptions {
  readonly provider: string;
  /** Names of fields in its address that a page answers; none for a path without a page. */
  readonly readsOf: (path: string) => readonly string[];
}

/**
 * `POST /svt/{provider}/zipCode`: the zip code prompt without JavaScript. Sets the cookie and leads back to the page
 * the form stood on, which shows the rates or what was wrong; a zip code that is none leaves the cookie as it was.
 */
export const zipCodeService: FastifyPluginAsync<ZipCodeServiceOptions> = (server, { provider, readsOf }) => {
  server.post(`/svt/${provider}/zipCode`, (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
    const sent = readBody(request.body);
    if (isZipCode(sent.zip)) setCookie(request, reply, 'zipcode', sent.zip);
    return reply.code(303).header('location', backTo(sent, readsOf)).send();
  });
  return Promise.resolve();
};
