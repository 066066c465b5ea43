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

/** What the thread is started with. */
export interface IndexTask {
  /** Folder of the composer bundle. */
  readonly bundle: string;
  readonly file: string;
  readonly port: MessagePort;
  /**
   * Number of steps that the thread has done, or `hasFailed`, `hasEnded`, `wasTooLarge`; then whether it has done, or
   * said, all that it ever will.
   */
  readonly done: Int32Array;
  /** Of the thread that writes. */
  readonly limits?: ResourceLimits | undefined;
}

/** What the thread does: what tables do, and reading. */
export interface IndexWork extends IndexRows {
  /** Reads pages before it adds them. What they have is in the next `addCounts`. */
  readPages(locale: Locale, pages: readonly UnreadPage[]): void;
}

/** One call of a method. */
export type IndexStep = {
  readonly [Method in keyof IndexWork]: {
    readonly method: Method;
    readonly args: Parameters<IndexWork[Method]>;
  };
}[keyof IndexWork];

/** In the place of a number of steps: the thread has ended, and says why. */
export const hasFailed = -1;
/** The thread has ended, and never said why. */
export const hasEnded = -2;
/** The thread has ended because it needed more memory than there was. */
export const wasTooLarge = -3;

const endings: ReadonlyMap<number, string> = new Map([
  [hasEnded, 'The thread that writes the search index ended without saying why.'],
  [
    wasTooLarge,
    'The thread that writes the search index ran out of memory. Give Node more, such as NODE_OPTIONS=--max-old-space-size=4096.',
  ],
]);

/** Steps that may wait: what they hold is in memory. */
const mostWaiting = 4;
/** Milliseconds that one step may take; the longest is `commit` of a large index. */
const patience = 600_000;

/**
 * Writes a new index in a thread, while this one reads more pages. Called like the tables themselves: it waits for the
 * thread only when that is some steps behind, or has to finish. What a step failed with is thrown by a later one.
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

  /** Waits until so many steps are done. @throws {Error} what one of them failed with. */
  #wait(count: number): void {
    for (;;) {
      const done = Atomics.load(this.#done, 0);
      if (done < 0) throw this.#problem(done);
      if (done >= count) return;
      if (Atomics.wait(this.#done, 0, done, patience) === 'timed-out')
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
