import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from './releases/ReleaseFollower.ts';
import type { ServedSite } from './ServedSite.ts';
import { countLeads } from './store/leadQueries.ts';
import { type Store, StoreProblem } from './store/openStore.ts';
import type { Drain } from './watch/Drain.ts';
import type { Upstreams } from './watch/Upstreams.ts';

interface HealthParts {
  readonly store: Store;
  readonly site: ServedSite;
  readonly upstreams: Upstreams;
  readonly drain: Drain;
  readonly releases: ReleaseFollower | undefined;
}

/**
 * Mounts `/health/live` and `/health/ready`, whose answer waits until a server that has just started can search.
 * `/health/ready?detail` also says how each system of the bank does. Their failures leave the server ready.
 */
export function mountHealth(
  server: FastifyInstance,
  { store, site, upstreams, drain, releases }: HealthParts,
): void {
  server.get('/health/live', (_request, reply) => reply.send({ status: 'ok' }));
  server.get('/health/ready', async ({ query }, reply) => {
    if (drain.isDraining) return reply.code(503).send({ status: 'draining' });
    const hasDetail = Object.hasOwn(query as object, 'detail');
    const detail = hasDetail ? { upstreams: upstreams.all.map((one) => one.describe()) } : {};
    try {
      await Promise.all([store.ping(), site.opened, site.refresh()]);
      const problem = site.problem();
      const parkedLeads = await countLeads(store, { states: ['parked'] });
      const { failing } = upstreams;
      return await reply.send({
        status: 'ready',
        store: store.kind,
        ...(parkedLeads > 0 && { parkedLeads }),
        ...(problem !== undefined && { release: problem }),
        ...releases?.status,
        ...(failing.length > 0 && { failing }),
        ...detail,
      });
    } catch (error) {
      const reason = error instanceof StoreProblem ? error.message : 'the server failed';
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'store unavailable', reason, ...detail });
    }
  });
}
