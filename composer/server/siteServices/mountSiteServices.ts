import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isForeign } from '#composer/server/http/isForeign.ts';
import { within } from '#composer/server/watch/within.ts';
import { RefusedRequest } from './defineService.ts';
import type { SiteService } from './SiteService.ts';

interface SiteServiceOptions {
  readonly provider: string;
  readonly now: () => Date;
  /** Whether services answer with their mock data. */
  readonly demo: boolean;
}

const standardTimeout = 5000;

/** Answers a request. @throws {Error} if the service fails, or its answer is not what its contract says. */
async function answerOf(
  service: SiteService,
  question: unknown,
  { now, demo }: SiteServiceOptions,
  aborted: AbortSignal,
): Promise<unknown> {
  const { answer, mock, response, timeoutMs = standardTimeout } = service;
  const signal = AbortSignal.any([aborted, AbortSignal.timeout(timeoutMs)]);
  const given = async () => (demo && mock ? mock(question) : answer(question, { now: now(), signal }));
  return response.parse(await within(timeoutMs, given()));
}

async function answerRequest(
  service: SiteService,
  options: SiteServiceOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const isPost = service.method === 'POST';
  if (isPost && isForeign(request))
    return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
  const { data, error } = service.request.safeParse(isPost ? request.body : request.query);
  if (error) return reply.code(400).send({ status: 'error', error: z.prettifyError(error) });
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    const answer = await answerOf(service, data, options, gone.signal);
    if (service.maxAge !== undefined) void reply.header('cache-control', `public, max-age=${service.maxAge}`);
    return await reply.send(answer);
  } catch (problem) {
    if (problem instanceof RefusedRequest)
      return reply.code(problem.status).send({ status: 'error', error: problem.message });
    const reason = problem instanceof z.ZodError ? z.prettifyError(problem) : String(problem);
    request.log.error({ service: service.file, reason }, 'service of the site failed');
    return reply
      .code(503)
      .header('retry-after', '30')
      .send({ status: 'error', error: 'This service is not available right now.' });
  }
}

/**
 * Mounts the services of the site's own under `/svt/{provider}/`, with the limits, headers, log and errors of the
 * others.
 *
 * @throws {Error} if another service has the path.
 */
export function mountSiteServices(
  server: FastifyInstance,
  services: readonly SiteService[],
  options: SiteServiceOptions,
): void {
  for (const service of services) {
    const { path, perMinute, method = 'GET' } = service;
    const url = `/svt/${options.provider}/${path}`;
    if (server.hasRoute({ method, url }))
      throw new Error(`${service.file}: Portico itself answers ${method} ${url}.`);
    server.route({
      method,
      url,
      ...(perMinute !== undefined && { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
      handler: (request, reply) => answerRequest(service, options, request, reply),
    });
  }
}
