import type { FastifyPluginAsync } from 'fastify';
import { safeRedirect } from '#lib/urls.ts';
import { isForeign } from './isForeign.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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
    if (/^\d{5}$/.test(zip)) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `zipcode=${zip}; Path=/; Max-Age=${180 * 86_400}; SameSite=Lax${secure}`);
    }
    return reply
      .code(303)
      .header('location', next ?? '/')
      .send();
  });
  return Promise.resolve();
};
