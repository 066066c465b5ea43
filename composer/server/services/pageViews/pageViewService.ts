import type { FastifyPluginAsync } from 'fastify';
import { longestPageViewValue, pageViewFields } from '#lib/visitor/pageViewFields.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';
import type { Release } from '#composer/release/release.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { PageViewCounts } from './PageViewCounts.ts';
import { hasOptedOut, type PageView, readPageView } from './pageViewRequest.ts';

/** Bytes of the longest page view: a character has up to three bytes, or six if it is escaped. */
const longestBody = pageViewFields.length * longestPageViewValue * 6 + 1000;

export interface PageViewServiceOptions {
  readonly path: string;
  readonly store: Store;
  readonly now: () => Date;
  /** The release that is served. Only its pages are counted by name. */
  readonly release: () => Pick<Release, 'pages'>;
  /** Page views per client and minute. */
  readonly perMinute: number;
}

/**
 * `POST /svt/{provider}/pageView`: counts page views by the fields that pages send (PAGE-11). Stores no addresses,
 * browsers or sessions, and ignores visitors who have opted out.
 */
export const pageViewService: FastifyPluginAsync<PageViewServiceOptions> = (server, options) => {
  const { path, store, now, release, perMinute } = options;
  const counts = new PageViewCounts({ store, now, release, log: server.log });
  const config = { rateLimit: { max: perMinute } };
  server.post(path, { config, bodyLimit: longestBody }, (request, reply) => {
    if (isForeign(request))
      return reply.code(403).send({ status: 'error', error: 'Only the site itself may ask.' });
    let view: PageView;
    try {
      view = readPageView(request.body);
    } catch (error) {
      return reply.code(400).send({ status: 'error', error: error instanceof Error ? error.message : '' });
    }
    if (!hasOptedOut(request)) counts.add(view);
    return reply.code(204).send();
  });
  // `preClose` runs while the store is still open.
  server.addHook('preClose', () => counts.flush());
  return Promise.resolve();
};
