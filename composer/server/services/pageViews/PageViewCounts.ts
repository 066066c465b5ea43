import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '#composer/server/store/openStore.ts';
import { addPageViews, type PageViewCount } from '#composer/server/store/pageViewQueries.ts';
import { pageViewData, type PageViewData } from '#lib/visitor/pageViewFields.ts';
import type { Release } from '#composer/release/release.ts';
import type { PageView } from './pageViewRequest.ts';

export interface PageViewCountsOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** The release that is served. */
  readonly release: () => Pick<Release, 'pages'>;
  /** Milliseconds between two writes. */
  readonly restMs?: number;
}

/** What no page of the release sends is counted as this page, because clients can send anything. */
const others: PageViewData = { currentPage: '(other)' };

/** Returns a short name for the data of a page. */
const idOf = (data: PageViewData): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);

/** Counts page views in memory and adds them to the store every few seconds. Losing some is acceptable. */
export class PageViewCounts {
  readonly #options: Required<PageViewCountsOptions>;
  readonly #waiting = new Map<string, PageViewCount>();
  #published: { readonly pages?: Release['pages']; readonly ids: ReadonlySet<string> } = { ids: new Set() };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: PageViewCountsOptions) {
    this.#options = { restMs: 2000, ...options };
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
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.restMs).unref();
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
