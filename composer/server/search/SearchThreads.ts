import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { SearchIndex } from './SearchIndex.ts';

export interface SearchThreadsOptions {
  /** Folder of the composer bundle. */
  readonly bundle: string;
  /** Path of the search index. */
  readonly file: string;
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

/** Milliseconds until another attempt to open the index. */
const retryMs = 1000;

/** Threads with their own connections to a search index, which keep queries off the event loop. */
export class SearchThreads {
  readonly #program: string;
  readonly #file: string;
  readonly #limitMs: number;
  readonly #queueLength: number;
  readonly #count: number;
  readonly #pending = new Set<Promise<unknown>>();
  /** Ids of all threads that were seen, to count those that were replaced. */
  readonly #threadIds = new Set<number>();
  #pool: Tinypool | undefined;
  #isClosed = false;
  #problem: string | undefined;
  #opening: Promise<void> | undefined;

  /** The threads start with the first query, or when somebody waits until they are `opened`. */
  constructor({ bundle, file, threads, limitMs = 2000, queueLength = 100 }: SearchThreadsOptions) {
    this.#program = join(bundle, 'searchWorker.mjs');
    this.#file = file;
    this.#limitMs = limitMs;
    this.#queueLength = queueLength;
    // Leaves one core for the event loop.
    this.#count = threads ?? Math.min(4, Math.max(1, availableParallelism() - 1));
  }

  /** @throws {Error} if the index cannot be opened. No thread is left running then. */
  static async open(options: SearchThreadsOptions): Promise<SearchThreads> {
    const threads = new SearchThreads(options);
    try {
      await (threads.#opening = threads.#open());
      return threads;
    } catch (error) {
      await threads.close();
      throw error;
    }
  }

  #threads(): Tinypool {
    if (this.#pool) return this.#pool;
    this.#pool = new Tinypool({
      filename: this.#program,
      workerData: this.#file,
      minThreads: this.#count,
      maxThreads: this.#count,
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    });
    // A thread that fails while it is idle is replaced.
    this.#pool.on('error', () => {});
    return this.#pool;
  }

  /**
   * Resolves when the index has been opened, or `problem` says why it cannot be: queries are rejected then until it can
   * be opened, which is tried each second.
   */
  get opened(): Promise<void> {
    this.#opening ??= this.#check();
    return this.#opening;
  }

  /** Why no query can be answered; `undefined` if some can. */
  get problem(): string | undefined {
    return this.#problem;
  }

  #noteThreads(): void {
    for (const { threadId } of this.#pool?.threads ?? []) this.#threadIds.add(threadId);
  }

  /** `busy`: queries in threads. `queued`: queries that wait for one. `replaced`: threads that took too long or failed. */
  get load(): { readonly busy: number; readonly queued: number; readonly replaced: number } {
    this.#noteThreads();
    const queued = this.#pool?.queueSize ?? 0;
    const replaced = Math.max(0, this.#threadIds.size - this.#count);
    return { busy: Math.max(0, this.#pending.size - queued), queued, replaced };
  }

  /** Opens the index in each thread that has not opened it. */
  async #open(): Promise<void> {
    const pool = this.#threads();
    await Promise.all(pool.threads.map(() => pool.run(undefined, { name: 'open' })));
    this.#problem = undefined;
  }

  #retry(problem: string): void {
    this.#problem = problem;
    // A new index may just be moving into place.
    setTimeout(() => void this.#check(), retryMs).unref();
  }

  async #check(): Promise<void> {
    if (this.#isClosed) return;
    await this.#open().catch(({ message }: Error) => {
      if (!this.#isClosed) this.#retry(message);
    });
  }

  /**
   * Calls a method of the index in a thread.
   *
   * @throws {SearchUnavailable}
   */
  async ask<Method extends 'search' | 'suggest' | 'answer'>(
    name: Method,
    ...args: Parameters<SearchIndex[Method]>
  ): Promise<ReturnType<SearchIndex[Method]>> {
    if (this.#isClosed) throw new SearchUnavailable('The search is closed.');
    if (this.#problem !== undefined) throw new SearchUnavailable(this.#problem);
    // The query waits for the threads in their queue.
    void this.opened;
    const pool = this.#threads();
    if (pool.queueSize >= this.#queueLength) throw new SearchUnavailable('Too many searches are waiting.');
    this.#noteThreads();
    const signal = AbortSignal.timeout(this.#limitMs);
    const answer = pool.run(args, { name, signal });
    this.#pending.add(answer);
    try {
      return await answer;
    } catch (error) {
      // The thread may have been replaced by one that cannot open the index.
      if (this.#problem === undefined) void this.#check();
      const limit = `A search took longer than ${this.#limitMs} ms.`;
      throw new SearchUnavailable(signal.aborted ? limit : (error as Error).message);
    } finally {
      this.#pending.delete(answer);
    }
  }

  /** Waits for the queries that were asked, and terminates the threads. Later queries are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#pending);
    await this.#pool?.destroy();
  }
}
