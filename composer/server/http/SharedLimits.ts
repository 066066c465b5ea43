import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countRequests, type LimitState } from '#composer/server/store/limitQueries.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { storeSecret } from '#composer/server/store/storeSecret.ts';
import { within } from '#composer/server/watch/within.ts';

interface SharedLimitsOptions {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Maximum number of clients in one statement. */
  readonly batch?: number;
}

/** Milliseconds that a request waits for the database. */
const answerMs = 1500;
/** Milliseconds between two attempts while the database does not answer. */
const restMs = 2000;

interface Waiting {
  readonly windowMs: number;
  readonly resolve: (state: LimitState) => void;
  readonly reject: (error: unknown) => void;
}

/** The counts of this process alone. */
class OwnLimits {
  readonly #windows = new LRUCache<string, { readonly endsAt: number; count: number }>({ max: 20_000 });

  count(key: string, windowMs: number): LimitState {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now)
      this.#windows.set(key, (window = { endsAt: now + windowMs, count: 0 }));
    window.count += 1;
    return { count: window.count, leftMs: window.endsAt - now };
  }
}

/**
 * Counts requests together with all other servers of a store. Requests that arrive while others are being counted wait,
 * and are counted with the next statement. While the database does not answer, this process counts alone: nobody is
 * refused for that, and only the requests of the first moment wait.
 */
export class SharedLimits {
  readonly #options: Required<SharedLimitsOptions>;
  readonly #own = new OwnLimits();
  #waiting = new Map<string, Waiting[]>();
  #isCounting = false;
  #isFailing = false;
  #restsUntil = 0;

  constructor(options: SharedLimitsOptions) {
    this.#options = { batch: 200, ...options };
  }

  /** Counts a request. @returns The state after it. */
  async count(key: string, windowMs: number): Promise<LimitState> {
    if (!this.#isFailing)
      return this.#countWithAll(key, windowMs).catch(() => this.#own.count(key, windowMs));
    if (performance.now() >= this.#restsUntil && !this.#isCounting)
      // Nobody waits for this attempt.
      this.#countWithAll(key, windowMs).catch(() => {});
    return this.#own.count(key, windowMs);
  }

  #countWithAll(key: string, windowMs: number): Promise<LimitState> {
    return new Promise((resolve, reject) => {
      const sharing = this.#waiting.get(key);
      const one = { windowMs, resolve, reject };
      if (sharing) sharing.push(one);
      else this.#waiting.set(key, [one]);
      if (!this.#isCounting) void this.#countWaiting();
    });
  }

  async #countWaiting(): Promise<void> {
    this.#isCounting = true;
    while (this.#waiting.size > 0) {
      const all = [...this.#waiting];
      const batch = all.slice(0, this.#options.batch);
      this.#waiting = new Map(all.slice(this.#options.batch));
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next batch gathers meanwhile
        await within(answerMs, this.#countBatch(batch));
        this.#note(false);
      } catch (error) {
        const late = [...batch, ...this.#waiting].flatMap(([, sharing]) => sharing);
        this.#waiting.clear();
        this.#restsUntil = performance.now() + restMs;
        this.#note(true);
        for (const { reject } of late) reject(error);
      }
    }
    this.#isCounting = false;
  }

  async #countBatch(batch: readonly (readonly [key: string, sharing: readonly Waiting[]])[]): Promise<void> {
    const { store } = this.#options;
    const secret = await storeSecret(store, 'limits');
    const counts = batch.map(([key, sharing]) => ({
      key: createHmac('sha256', secret).update(key).digest('base64url'),
      windowMs: sharing[0]?.windowMs ?? 0,
      requests: sharing.length,
    }));
    const states = await countRequests(store, counts);
    batch.forEach(([, sharing], at) => {
      const { count, leftMs } = states.get(counts[at]?.key ?? '') ?? { count: 0, leftMs: 0 };
      sharing.forEach(({ resolve }, index) => resolve({ count: count - sharing.length + 1 + index, leftMs }));
    });
  }

  /** Logs when the database stops answering, and when it answers again. */
  #note(isFailing: boolean): void {
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    const { log } = this.#options;
    if (isFailing) log.warn('rate limits are counted by this server alone; the database does not answer');
    else log.warn('rate limits are counted for all servers again');
  }
}

/** The counter of one route, or of all without a limit of their own. */
class SharedStore implements FastifyRateLimitStore {
  readonly #limits: SharedLimits;
  readonly #route: string;

  constructor(limits: SharedLimits, route: string) {
    this.#limits = limits;
    this.#route = route;
  }

  incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs) => {
    void this.#limits
      .count(`${this.#route} ${key}`, windowMs)
      .then(({ count, leftMs }) => callback(null, { current: count, ttl: Math.max(0, leftMs) }));
  };

  child: FastifyRateLimitStore['child'] = (options) => {
    // The plugin passes the route in this property, which its types lack.
    const { routeInfo } = options as unknown as { routeInfo: { method?: string | string[]; url?: string } };
    const { method = '', url = '' } = routeInfo;
    return new SharedStore(this.#limits, `${String(method)} ${url}`);
  };
}

/** Returns the class that `@fastify/rate-limit` makes its counters of. */
export const sharedStore = (limits: SharedLimits): FastifyRateLimitStoreCtor =>
  class extends SharedStore {
    constructor() {
      super(limits, '');
    }
  };
