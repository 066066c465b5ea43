import type { FastifyPluginAsync } from 'fastify';
import { captchaPath } from '#forms/post/captcha.ts';
import type { Captcha } from './Captcha.ts';

/** `GET /svt/ecm/captcha`: creates a challenge for one form (FORM-20). */
export const captchaService: FastifyPluginAsync<{ readonly captcha: Captcha }> = (server, { captcha }) => {
  server.get(captchaPath, async (request, reply) => {
    try {
      return await reply.send(await captcha.challenge());
    } catch (error) {
      request.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'no captcha can be made');
      return reply.code(503).header('retry-after', '10').send({ status: 'error', error: 'unavailable' });
    }
  });
  return Promise.resolve();
};
