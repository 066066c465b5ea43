import type { FastifyBaseLogger } from 'fastify';
import { forgetProofs, purgeLeads } from './leadQueries.ts';
import type { Store } from './openStore.ts';
import { purgePageViews } from './pageViewQueries.ts';

interface HousekeepingOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Days after which leads are deleted. By default, leads are kept. */
  readonly retentionDays?: number;
  /** Whether leads are delivered to the bank's system. If so, only delivered leads are deleted. */
  readonly isDelivering: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Days for which page views are kept: two years and a month. */
const pageViewDays = 760;

/** Days for which submissions of bots are kept: long enough to find one that was a person's. */
const fakeDays = 14;

/** Deletes data that is no longer needed, at startup and then every hour. */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: HousekeepingOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#clean();
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#clean());
    }, hour).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #clean(): Promise<void> {
    const { store, now, log, retentionDays, isDelivering } = this.#options;
    const at = now().getTime();
    try {
      await store.prepare();
      await forgetProofs(store, at);
      await purgePageViews(store, new Date(at - pageViewDays * day).toISOString().slice(0, 10));
      const bots = await purgeLeads(store, { before: at - fakeDays * day, states: ['fake'] });
      if (bots > 0) log.info({ count: bots }, 'expired submissions of bots deleted');
      if (retentionDays === undefined) return;
      const states = isDelivering ? { states: ['delivered', 'fake'] as const } : {};
      const count = await purgeLeads(store, { before: at - retentionDays * day, ...states });
      if (count > 0) log.info({ count }, 'expired leads deleted');
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'store cleanup failed');
    }
  }
}
