import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Store, StoreProblem } from './openStore.ts';

/** Milliseconds between two questions. */
const pause = 500;

/** Asks the store twice a second whether it answers, and logs when that changes, even if no lead arrives. */
export class StoreMonitor {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #problem: string | undefined;

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

  #note(problem: string | undefined): void {
    if (problem === this.#problem || this.#stop.signal.aborted) return;
    this.#problem = problem;
    if (problem === undefined) this.#log.warn('the store is available again');
    else this.#log.error({ reason: problem }, 'the store is unavailable; forms are rejected');
  }
}
