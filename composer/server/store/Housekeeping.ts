import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { forgetAnswers } from './answerQueries.ts';
import { forgetLimits } from './limitQueries.ts';
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

/** Days for which answers of the bank's services are kept: as long as they may be repeated. */
const answerDays = 1;

/** Identifies the lock of the process that deletes. */
const lockId = 0x70_6f_72_75;

/**
 * Runs `work` unless another server of the store does at this moment. The lock is that of a transaction, which a pooler
 * between server and database keeps too, and which ends with its connection.
 */
async function alone({ db, kind }: Store, work: () => Promise<void>): Promise<void> {
  if (kind === 'sqlite') return work();
  return db.transaction().execute(async (lock) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${lockId}) as free`.execute(lock);
    if (rows[0]?.free === true) await work();
  });
}

/**
 * Deletes data that is no longer needed, at startup and then every hour. Of several servers, one at a time does. Times are
 * those of the database.
 */
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
    const { store, log } = this.#options;
    try {
      await store.prepare();
      await alone(store, () => this.#delete());
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'store cleanup failed');
    }
  }

  async #delete(): Promise<void> {
    const { store, now, log, retentionDays, isDelivering } = this.#options;
    const at = now().getTime();
    await forgetProofs(store, at);
    await forgetLimits(store);
    await forgetAnswers(store, at - answerDays * day);
    await purgePageViews(store, new Date(at - pageViewDays * day).toISOString().slice(0, 10));
    const bots = await purgeLeads(store, { before: at - fakeDays * day, states: ['fake'] });
    if (bots > 0) log.info({ count: bots }, 'expired submissions of bots deleted');
    if (retentionDays === undefined) return;
    const states = isDelivering ? { states: ['delivered', 'fake'] as const } : {};
    const count = await purgeLeads(store, { before: at - retentionDays * day, ...states });
    if (count > 0) log.info({ count }, 'expired leads deleted');
  }
}
