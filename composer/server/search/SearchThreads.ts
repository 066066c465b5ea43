import { availableParallelism } from 'node:os';
import type { SearchIndex } from './SearchIndex.ts';
import { type SearchCall, type SearchMethod, type SearchProgram, SearchThread } from './SearchThread.ts';

export interface SearchThreadsOptions extends SearchProgram {
  readonly threads?: number;
  /** Time limit in milliseconds for a query, including its time in the queue. A thread that exceeds it is replaced. */
  readonly limitMs?: number;
  /** Maximum number of queued queries. Further ones are rejected immediately. */
  readonly queueLength?: number;
}

/** A query failed: the queue is full, it took too long, or the index could not be read. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

interface Asked {
  readonly call: SearchCall;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: SearchUnavailable) => void;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds until another attempt to replace a thread. */
const retryMs = 1000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A pool of search threads, which keep queries off the event loop. */
export class SearchThreads {
  readonly #options: Required<SearchThreadsOptions>;
  readonly #idle: SearchThread[] = [];
  readonly #waiting = new Set<Asked>();
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;
  #problem: string | undefined;

  private constructor(options: SearchThreadsOptions) {
    // Leaves one core for the event loop.
    const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
    this.#options = { threads, limitMs: 2000, queueLength: 100, ...options };
  }

  /** @throws {Error} if the index cannot be opened. No thread is left running then. */
  static async open(options: SearchThreadsOptions): Promise<SearchThreads> {
    const pool = new SearchThreads(options);
    const { threads } = pool.#options;
    const opened = await Promise.allSettled(
      Array.from({ length: threads }, () => SearchThread.open(options)),
    );
    for (const one of opened) if (one.status === 'fulfilled') pool.#idle.push(one.value);
    const failed = opened.find((one) => one.status === 'rejected');
    if (failed) {
      await pool.close();
      throw failed.reason;
    }
    return pool;
  }

  /**
   * Returns a pool for an index that could not be opened. Queries are rejected until it can be; it is tried again each
   * second.
   */
  static whenRepaired(options: SearchThreadsOptions, problem: string): SearchThreads {
    const pool = new SearchThreads(options);
    pool.#problem = problem;
    for (let number = 0; number < pool.#options.threads; number += 1) pool.#replaceLater();
    return pool;
  }

  /** Why no query can be answered; `undefined` if some can. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /**
   * Calls a method of the index in a thread.
   *
   * @throws {SearchUnavailable}
   */
  ask<Method extends SearchMethod>(
    method: Method,
    ...args: Parameters<SearchIndex[Method]>
  ): Promise<ReturnType<SearchIndex[Method]>> {
    const { limitMs, queueLength } = this.#options;
    return new Promise((resolve, reject) => {
      const refuse = (problem: string) => reject(new SearchUnavailable(problem));
      if (this.#isClosed) return refuse('The search is closed.');
      if (this.#problem !== undefined) return refuse(this.#problem);
      if (this.#waiting.size >= queueLength) return refuse('Too many searches are waiting.');
      const timer = setTimeout(() => {
        this.#waiting.delete(asked);
        refuse(`A search took longer than ${limitMs} ms.`);
      }, limitMs);
      // TypeScript cannot relate the method to its arguments and its result, but the index is called with exactly
      // these.
      const asked = {
        call: { method, args } as SearchCall,
        resolve: resolve as Asked['resolve'],
        reject,
        timer,
      };
      this.#waiting.add(asked);
      return this.#start();
    });
  }

  /** Assigns queued queries to idle threads. */
  #start(): void {
    for (const asked of this.#waiting) {
      const thread = this.#idle.pop();
      if (!thread) return;
      this.#waiting.delete(asked);
      const run = this.#run(thread, asked).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }
  }

  async #run(thread: SearchThread, { call, resolve, reject, timer }: Asked): Promise<void> {
    try {
      resolve(await thread.ask(call, this.#options.limitMs));
    } catch (error) {
      reject(new SearchUnavailable(reasonOf(error)));
    }
    clearTimeout(timer);
    if (thread.hasEnded) await this.#replace();
    else this.#idle.push(thread);
    this.#start();
  }

  /** Replaces a thread that has terminated. */
  async #replace(): Promise<void> {
    try {
      this.#idle.push(await SearchThread.open(this.#options));
      this.#problem = undefined;
    } catch (error) {
      if (this.#idle.length === 0 && this.#running.size <= 1) this.#problem = reasonOf(error);
      this.#replaceLater();
    }
  }

  /** Tries again in a moment: a new index may just be moving into place. */
  #replaceLater(): void {
    const again = () => {
      if (!this.#isClosed) void this.#replace().then(() => this.#start());
    };
    setTimeout(again, retryMs).unref();
  }

  /** Waits for running queries, rejects queued ones, and terminates the threads. Later queries are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#running.size > 0) await Promise.all(this.#running);
    for (const { reject, timer } of this.#waiting) {
      clearTimeout(timer);
      reject(new SearchUnavailable('The search is closed.'));
    }
    this.#waiting.clear();
    await Promise.all(this.#idle.map((thread) => thread.end()));
  }
}
