import { availableParallelism } from 'node:os';
import type { SearchIndex } from './SearchIndex.ts';
import { type SearchCall, type SearchMethod, type SearchProgram, SearchThread } from './SearchThread.ts';

export interface SearchThreadsOptions extends SearchProgram {
  readonly threads?: number;
  /** Milliseconds until a visitor is refused, and until a thread that is at one search for so long is replaced. */
  readonly limitMs?: number;
  /** Searches that may wait; one more is refused at once. */
  readonly queueLength?: number;
}

/** A search that nobody answered: too many wait, it took too long, or the index could not be read. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

interface Asked {
  readonly call: SearchCall;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: SearchUnavailable) => void;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds until a thread that could not be replaced is tried again. */
const retryMs = 1000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Searches off the event loop, so that pages and forms are answered meanwhile. */
export class SearchThreads {
  readonly #options: Required<SearchThreadsOptions>;
  readonly #idle: SearchThread[] = [];
  readonly #waiting = new Set<Asked>();
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  private constructor(options: SearchThreadsOptions) {
    // One core is left to the event loop.
    const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
    this.#options = { threads, limitMs: 2000, queueLength: 100, ...options };
  }

  /** @throws {Error} when the index cannot be opened; no thread is left then. */
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
      if (this.#waiting.size >= queueLength) return refuse('Too many searches are waiting.');
      const timer = setTimeout(() => {
        this.#waiting.delete(asked);
        refuse(`A search took longer than ${limitMs} ms.`);
      }, limitMs);
      // Method and arguments belong together, and so do they and the answer: the index itself is called with them.
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

  /** Gives what waits to threads that are idle. */
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

  /** Starts a thread in the place of one that has ended. */
  async #replace(): Promise<void> {
    try {
      this.#idle.push(await SearchThread.open(this.#options));
    } catch {
      // The index may just be moved in.
      const again = () => {
        if (!this.#isClosed) void this.#replace().then(() => this.#start());
      };
      setTimeout(again, retryMs).unref();
    }
  }

  /** Ends the threads when they have answered all that was asked. Nothing may be asked any more. */
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
