import { join } from 'node:path';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  type ResourceLimits,
  Worker,
} from 'node:worker_threads';
import type { Locale } from '#lib/format/locale.ts';
import type { CountChanges, IndexedPage, IndexRows } from './IndexTables.ts';
import type { UnreadPage } from './LanguagePages.ts';

/** The thread's startup data. */
export interface IndexTask {
  /** Folder of the composer bundle. */
  readonly bundle: string;
  readonly file: string;
  readonly port: MessagePort;
  /**
   * [0]: number of steps that the thread has completed, or `hasFailed`, `hasEnded` or `wasTooLarge`. [1]: 1 once the
   * thread has finished or reported its error.
   */
  readonly done: Int32Array;
  /** Memory limits of the writing thread. */
  readonly limits?: ResourceLimits | undefined;
}

/** The operations of the thread: those of the tables, and reading pages. */
export interface IndexWork extends IndexRows {
  /** Reads pages and adds them. Their counts are included in the next `addCounts`. */
  readPages(locale: Locale, pages: readonly UnreadPage[]): void;
}

/** One method call. */
export type IndexStep = {
  readonly [Method in keyof IndexWork]: {
    readonly method: Method;
    readonly args: Parameters<IndexWork[Method]>;
  };
}[keyof IndexWork];

/** Replaces the number of completed steps when the thread has failed. */
export const hasFailed = -1;
/** The thread exited without reporting an error. */
export const hasEnded = -2;
/** The thread exited because it ran out of memory. */
export const wasTooLarge = -3;

const endings: ReadonlyMap<number, string> = new Map([
  [hasEnded, 'The thread that writes the search index exited without an error message.'],
  [
    wasTooLarge,
    'The thread that writes the search index ran out of memory. Give Node more, such as NODE_OPTIONS=--max-old-space-size=4096.',
  ],
]);

/** Maximum number of queued steps, because they occupy memory. */
const mostWaiting = 4;
/** Timeout of one step in milliseconds. The slowest is `commit` of a large index. */
const stepTimeoutMs = 600_000;

/**
 * Writes a new index in a thread, while this thread reads more pages. Has the same interface as the tables. Only blocks
 * if the thread is some steps behind, or must finish. Errors of a step are thrown by a later one.
 */
export class IndexThread implements IndexWork {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #done = new Int32Array(new SharedArrayBuffer(8));
  #sent = 0;

  /**
   * @param bundle folder of the composer bundle.
   * @param file of the index.
   * @param limits of the thread's memory, if not Node's own.
   */
  constructor(bundle: string, file: string, limits?: ResourceLimits) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const task: IndexTask = { bundle, file, port: port2, done: this.#done, limits };
    this.#worker = new Worker(join(bundle, 'indexGuard.mjs'), { workerData: task, transferList: [port2] });
    // What it fails with is thrown by the next step.
    this.#worker.on('error', () => {});
  }

  addPages(locale: Locale, pages: readonly IndexedPage[]): void {
    this.#send(
      { method: 'addPages', args: [locale, pages] },
      pages.flatMap(({ packed }) => (packed.buffer instanceof ArrayBuffer ? [packed.buffer] : [])),
    );
  }

  readPages(locale: Locale, pages: readonly UnreadPage[]): void {
    this.#send({ method: 'readPages', args: [locale, pages] });
  }

  addCounts(locale: Locale, changes: CountChanges): void {
    this.#send({ method: 'addCounts', args: [locale, changes] });
  }

  commit(): void {
    this.#send({ method: 'commit', args: [] });
    this.#wait(this.#sent);
  }

  abandon(): void {
    if (Atomics.load(this.#done, 0) < 0) return;
    this.#send({ method: 'abandon', args: [] });
    this.#wait(this.#sent);
  }

  #send(step: IndexStep, buffers: readonly ArrayBuffer[] = []): void {
    this.#wait(this.#sent - mostWaiting);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    this.#port.postMessage(step, [...buffers]);
    this.#sent += 1;
  }

  /** Blocks until `count` steps are done. @throws {Error} if one of them failed. */
  #wait(count: number): void {
    for (;;) {
      const done = Atomics.load(this.#done, 0);
      if (done < 0) throw this.#problem(done);
      if (done >= count) return;
      if (Atomics.wait(this.#done, 0, done, stepTimeoutMs) === 'timed-out')
        throw new Error('The thread that writes the search index does not go on.');
    }
  }

  #problem(done: number): Error {
    const ending = endings.get(done);
    if (ending !== undefined) return new Error(ending);
    const said: { message: unknown } | undefined = receiveMessageOnPort(this.#port);
    return said?.message instanceof Error
      ? said.message
      : new Error('The search index could not be written.');
  }
}
