import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  fromThreadError,
  type ThreadQuestion,
  type ThreadReply,
  type ThreadRequest,
  type ThreadTask,
} from './threadMessages.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Sends requests to the thread that owns the connections to the SQLite file. A thread that failed is restarted. */
export class SqliteThread {
  readonly #program: string | URL;
  readonly #task: Omit<ThreadTask, 'isKnown'>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #isKnown = false;

  /** @param bundle Folder of the composer bundle. By default, the one that contains this module. */
  constructor(task: Omit<ThreadTask, 'isKnown'>, bundle?: string) {
    this.#program =
      bundle === undefined ? new URL('storeWorker.mjs', import.meta.url) : join(bundle, 'storeWorker.mjs');
    this.#task = task;
  }

  #start(): Worker {
    const task: ThreadTask = { ...this.#task, isKnown: this.#isKnown };
    // The process's own flags are not meant for a thread.
    const worker = new Worker(this.#program, { workerData: task, execArgv: [] });
    worker.on('message', (reply: ThreadReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('error' in reply) waiting?.reject(fromThreadError(reply.error));
      else waiting?.resolve(reply.value);
      this.#isKnown ||= !('error' in reply);
    });
    const end = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      const all = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { reject } of all) reject(error);
    };
    worker.once('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.once('exit', () => end(new Error('The store thread exited.')));
    return worker;
  }

  /** @throws {Error} the error of the thread, with SQLite's code. */
  ask(request: ThreadRequest): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    // Only a busy thread keeps the process alive.
    worker.ref();
    this.#count += 1;
    const question: ThreadQuestion = { id: this.#count, request };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(question);
    });
  }

  /** Closes the file and terminates the thread. */
  async close(): Promise<void> {
    if (!this.#worker) return;
    const worker = this.#worker;
    await this.ask({ kind: 'close' });
    await worker.terminate();
  }
}
