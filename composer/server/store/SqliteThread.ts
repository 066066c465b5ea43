import { Worker } from 'node:worker_threads';
import {
  fromThreadError,
  type ThreadQuestion,
  type ThreadReply,
  type ThreadRequest,
  type ThreadTask,
} from './threadMessages.ts';

/**
 * Returns the thread's program: the source beside this file, or the file beside the bundle that contains this module.
 */
function program(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  const name = isSource ? 'storeWorker.ts' : 'storeWorker.mjs';
  return new URL(name, import.meta.url);
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Sends requests to the thread that owns the connections to the SQLite file. A thread that failed is restarted. */
export class SqliteThread {
  readonly #task: Omit<ThreadTask, 'isKnown'>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #isKnown = false;

  constructor(task: Omit<ThreadTask, 'isKnown'>) {
    this.#task = task;
  }

  #start(): Worker {
    const task: ThreadTask = { ...this.#task, isKnown: this.#isKnown };
    const worker = new Worker(program(), {
      workerData: task,
      // Node before 23.6 needs the flag to run TypeScript. The process's own flags are not meant for a thread.
      execArgv: import.meta.url.endsWith('.ts') ? ['--experimental-strip-types', '--no-warnings'] : [],
    });
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
