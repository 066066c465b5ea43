import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SearchIndex } from './SearchIndex.ts';

/** The methods that a thread executes. */
export type SearchMethod = 'search' | 'suggest';

/** One method call on the thread's index. */
export type SearchCall = {
  readonly [Method in SearchMethod]: {
    readonly method: Method;
    readonly args: Parameters<SearchIndex[Method]>;
  };
}[SearchMethod];

/** The reply of a thread after it has opened its index, and to each call. */
export type ThreadReply =
  | { readonly answer?: ReturnType<SearchIndex[SearchMethod]> }
  | { readonly problem: string };

export interface SearchProgram {
  /** Folder of the composer bundle. */
  readonly bundle: string;
  /** Path of the search index. */
  readonly file: string;
}

const hasEndedError = new Error('A search thread exited.');

/** A thread with its own connection to a search index. Executes one call after the other. */
export class SearchThread {
  readonly #worker: Worker;
  #settle: ((reply: ThreadReply | Error) => void) | undefined;
  #hasEnded = false;

  private constructor({ bundle, file }: SearchProgram) {
    this.#worker = new Worker(join(bundle, 'searchWorker.mjs'), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (reply: ThreadReply) => this.#settle?.(reply));
    let reason = hasEndedError;
    // An `exit` event follows each error.
    this.#worker.on('error', (error) => (reason = error));
    this.#worker.on('exit', () => {
      this.#hasEnded = true;
      this.#settle?.(reason);
    });
  }

  /** Starts a thread. @throws {Error} if it cannot open the index. */
  static async open(program: SearchProgram): Promise<SearchThread> {
    const thread = new SearchThread(program);
    try {
      await thread.#reply();
    } catch (error) {
      await thread.end();
      throw error;
    }
    // An idle thread must not keep the process alive.
    thread.#worker.unref();
    return thread;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  async #reply(): Promise<ReturnType<SearchIndex[SearchMethod]> | undefined> {
    const reply = await new Promise<ThreadReply | Error>((done) => {
      this.#settle = done;
    });
    if (reply instanceof Error) throw reply;
    if ('problem' in reply) throw new Error(reply.problem);
    return reply.answer;
  }

  /**
   * @param limitMs Time limit, after which the thread is terminated.
   * @throws {Error} if the index cannot be read, or the thread was terminated.
   */
  async ask(call: SearchCall, limitMs: number): Promise<ReturnType<SearchIndex[SearchMethod]> | undefined> {
    if (this.#hasEnded) throw hasEndedError;
    const timer = setTimeout(() => void this.end(), limitMs);
    const reply = this.#reply();
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(call);
      return await reply;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves when the thread has terminated, which SQLite delays until its current step is done. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
