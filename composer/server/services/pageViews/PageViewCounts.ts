import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '#composer/server/store/openStore.ts';
import { addPageViews, type PageViewCount } from '#composer/server/store/pageViewQueries.ts';
import type { PageView } from './pageViewRequest.ts';

export interface PageViewCountsOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between two writes. */
  readonly restMs?: number;
  /**
   * Maximum number of pages per day that are counted separately. Others are counted together, because clients can send
   * anything.
   */
  readonly mostPages?: number;
}

/** Page views beyond the limit are counted as this page. */
const others: Omit<PageView, 'activeSession'> = { currentPage: '(other)' };

/** Counts page views in memory and adds them to the store every few seconds. Losing some is acceptable. */
export class PageViewCounts {
  readonly #options: Required<PageViewCountsOptions>;
  readonly #waiting = new Map<string, PageViewCount>();
  #known = { day: '', ids: new Set<string>() };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: PageViewCountsOptions) {
    this.#options = { restMs: 2000, mostPages: 20_000, ...options };
  }

  add({ activeSession, ...said }: PageView): void {
    const day = this.#options.now().toISOString().slice(0, 10);
    if (this.#known.day !== day) this.#known = { day, ids: new Set() };
    const { ids } = this.#known;
    const own = this.#idOf(said);
    const isOwn = ids.has(own) || ids.size < this.#options.mostPages;
    const [id, fields] = isOwn ? [own, said] : [this.#idOf(others), others];
    if (isOwn) ids.add(id);
    const key = `${day} ${id}`;
    const { views, sessions } = this.#waiting.get(key) ?? { views: 0, sessions: 0 };
    const begun = activeSession === 'new' ? 1 : 0;
    const text = JSON.stringify(fields);
    this.#waiting.set(key, { day, id, fields: text, views: views + 1, sessions: sessions + begun });
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.restMs).unref();
  }

  #idOf(fields: object): string {
    return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);
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
