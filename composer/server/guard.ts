import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { securityHeaders, servicePolicy } from '#composer/release/securityHeaders.ts';
import { takeFormsAndJson } from './bodies.ts';
import type { Store } from './store/openStore.ts';
import { clientOf } from './http/PostLimit.ts';
import { SharedLimits, sharedStore } from './http/SharedLimits.ts';

/** Maximum size of a body in bytes. */
export const bodyLimit = 64_000;

function setErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ code: error.code, name: error.name }, 'request failed');
    if (status === 503) reply.header('retry-after', '30');
    const text = status >= 500 ? 'This service is not available right now.' : error.message;
    return reply.code(status).send({ status: 'error', error: text });
  });
}

/** Sets up what applies to every request to a service: body parsing, rate limits and headers. */
export async function guard(server: FastifyInstance, perMinute: number, store: Store): Promise<void> {
  takeFormsAndJson(server, bodyLimit);
  await server.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: clientOf,
    allowList: (request) => request.url.startsWith('/health/'),
    // An SQLite store has one server, which counts faster in memory.
    ...(store.kind === 'postgres' && { store: sharedStore(new SharedLimits({ store, log: server.log })) }),
  });
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      ...securityHeaders,
      'content-security-policy': servicePolicy,
      'cache-control': 'no-store',
    });
    done();
  });
  setErrors(server);
}
