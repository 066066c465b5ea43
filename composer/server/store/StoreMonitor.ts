import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Store, StoreProblem } from './openStore.ts';

/** Milliseconds between two questions. */
const pause = 500;

/**
 * Asks the store twice a second whether it answers and what time it is. Logs when that changes, even if no lead arrives.
 */
export class StoreMonitor {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #problem: string | undefined;
  #offset = 0;

  constructor({ store, log }: { readonly store: Store; readonly log: FastifyBaseLogger }) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    this.#running = this.#watch();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      this.#note(await this.#ask());
      this.#noteClock();
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns why the store does not answer, or `undefined` if it does. */
  async #ask(): Promise<string | undefined> {
    try {
      await this.#store.reach();
      return undefined;
    } catch (error) {
      return error instanceof StoreProblem ? error.message : String(error);
    }
  }

  #noteClock(): void {
    const { offset } = this.#store.clock;
    if (offset === this.#offset) return;
    this.#offset = offset;
    const seconds = Math.round(-offset / 1000);
    if (offset === 0) this.#log.warn('the clock of this server is that of the database again');
    else this.#log.warn({ seconds }, 'the clock of this server is wrong; that of the database is used');
  }

  #note(problem: string | undefined): void {
    if (problem === this.#problem || this.#stop.signal.aborted) return;
    this.#problem = problem;
    if (problem === undefined) this.#log.warn('the store is available again');
    else this.#log.error({ reason: problem }, 'the store is unavailable; forms are rejected');
  }
}
