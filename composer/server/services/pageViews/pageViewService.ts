import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyBaseLogger, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  longestPageViewValue,
  pageViewFields,
  pageViewData,
  type PageViewData,
} from '#lib/visitor/pageViewFields.ts';
import { isForeign } from '#composer/server/http/isForeign.ts';
import type { Release } from '#composer/release/release.ts';
import { addPageViews, type PageViewCount } from '#composer/server/store/pageViewQueries.ts';
import type { UpstreamCall } from '#composer/server/http/upstream.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { ServiceContext } from '#composer/server/services/context/ServiceContext.ts';

/** Returns the path that pages send their views to. */
export const pageViewPath = (provider: string) => `/svt/${provider}/pageView`;

const field = z.string().max(longestPageViewValue).optional();

/** A page view as pages send it (PAGE-11). Unknown fields are rejected, so that no personal data is included. */
const pageView = z.strictObject({
  ...(Object.fromEntries(pageViewFields.map((name) => [name, field])) as Record<
    (typeof pageViewFields)[number],
    typeof field
  >),
  activeSession: z.enum(['new', 'open', 'none']),
});
type PageView = z.output<typeof pageView>;

/** Parses a page view. @throws {Error} with a message for the caller if it is invalid. */
function readPageView(body: unknown): PageView {
  const { data, error } = pageView.safeParse(body);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Whether the visitor has opted out of being counted. */
const hasOptedOut = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || /(?:^|;\s*)privacy_optout=true(?:;|$)/.test(headers.cookie ?? '');

/** The contract of calls to a collector of the bank. Its response is ignored. */
export const pageViewContract = {
  method: 'POST',
  isPersonal: true,
  read: (request: FastifyRequest): UpstreamCall => {
    if (hasOptedOut(request)) throw new Error('The visitor has opted out.');
    return { body: readPageView(request.body) };
  },
  check: () => {},
  isSilent: true,
} as const;

/** What is published about the service. */
export const pageViewPublished: ServiceContract = {
  name: 'pageViews',
  method: 'POST',
  path: 'pageView',
  sentAs: 'json',
  request: pageView,
  examples: [
    { summary: 'a page', kind: 'typical', request: { currentPage: 'home', activeSession: 'new' } },
    { summary: 'a personal field', kind: 'bad', request: { email: 'ada@example.com', activeSession: 'new' } },
  ],
};

type PageViewCountsOptions = Pick<ServiceContext, 'store' | 'now' | 'release'> & {
  readonly log: FastifyBaseLogger;
};

/** Milliseconds between two writes. */
const restMs = 2000;

/** What no page of the release sends is counted as this page, because clients can send anything. */
const others: PageViewData = { currentPage: '(other)' };

/** Returns a short name for the data of a page. */
const idOf = (data: PageViewData): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);

/** Counts page views in memory and adds them to the store every few seconds. Losing some is acceptable. */
class PageViewCounts {
  readonly #options: PageViewCountsOptions;
  readonly #waiting = new Map<string, PageViewCount>();
  #published: { readonly pages?: Release['pages']; readonly ids: ReadonlySet<string> } = { ids: new Set() };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: PageViewCountsOptions) {
    this.#options = options;
  }

  add({ activeSession, ...sent }: PageView): void {
    const day = this.#options.now().toISOString().slice(0, 10);
    const sentId = idOf(sent);
    const [id, data] = this.#publishedIds().has(sentId) ? [sentId, sent] : [idOf(others), others];
    const key = `${day} ${id}`;
    const { views, sessions } = this.#waiting.get(key) ?? { views: 0, sessions: 0 };
    const begun = activeSession === 'new' ? 1 : 0;
    const fields = JSON.stringify(data);
    this.#waiting.set(key, { day, id, fields, views: views + 1, sessions: sessions + begun });
    this.#timer ??= setTimeout(() => void this.flush(), restMs).unref();
  }

  /** Returns the ids of what the pages of the release send. */
  #publishedIds(): ReadonlySet<string> {
    const { pages } = this.#options.release();
    if (this.#published.pages !== pages) {
      const ids = Object.entries(pages).map(([path, { locale, analytics }]) =>
        idOf(pageViewData(path, locale, analytics)),
      );
      this.#published = { pages, ids: new Set(ids) };
    }
    return this.#published.ids;
  }

  /** Writes the counts. If the store fails, they are dropped and the failure is logged. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#waiting.values()];
    this.#waiting.clear();
    if (counts.length > 0) this.#writing = this.#writing.then(() => this.#write(counts));
    return this.#writing;
  }

  async #write(counts: readonly PageViewCount[]): Promise<void> {
    const { store, log } = this.#options;
    try {
      await store.prepare();
      await addPageViews(store, counts);
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'page views not counted');
    }
  }
}

/** Bytes of the longest page view: a character has up to three bytes, or six if it is escaped. */
const longestBody = pageViewFields.length * longestPageViewValue * 6 + 1000;

/**
 * `POST /svt/{provider}/pageView`: counts page views by the fields that pages send (PAGE-11). Stores no addresses,
 * browsers or sessions, and ignores visitors who have opted out.
 */
export const pageViewService: FastifyPluginAsync<ServiceContext> = (server, options) => {
  const { provider, store, now, release, perMinute } = options;
  const counts = new PageViewCounts({ store, now, release, log: server.log });
  const config = { rateLimit: { max: perMinute } };
  server.post(pageViewPath(provider), { config, bodyLimit: longestBody }, (request, reply) => {
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
