import type { FastifyPluginAsync } from 'fastify';
import { safeRedirect } from '#lib/urls.ts';
import { setCookie } from '#composer/server/http/setCookie.ts';
import { isRecord } from '#lib/isRecord.ts';
import { isZipCode } from '#lib/zipCode.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';

/**
 * `POST /svt/{provider}/zipCode`: the zip code prompt without JavaScript. Sets the cookie and leads back to the page
 * the form stood on; a zip code that is none leaves everything as it was.
 */
export const zipCodeService: FastifyPluginAsync<{ readonly provider: string }> = (server, { provider }) => {
  server.post(`/svt/${provider}/zipCode`, (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
    const body = isRecord(request.body) ? request.body : {};
    const zip = typeof body['zipcode'] === 'string' ? body['zipcode'].trim() : '';
    const next = typeof body['next'] === 'string' ? safeRedirect(body['next']) : undefined;
    if (isZipCode(zip)) setCookie(request, reply, 'zipcode', zip);
    return reply
      .code(303)
      .header('location', next ?? '/')
      .send();
  });
  return Promise.resolve();
};
