import { parentPort, workerData } from 'node:worker_threads';
import { PageWriter, type PageOutcome, type WriterSetup } from './PageWriter.ts';

/** What a thread is started with. */
export interface RenderTask {
  readonly setup: WriterSetup;
  /** All files to render, by all threads. */
  readonly files: readonly string[];
  /** How many of them are taken; shared by the threads. */
  readonly taken: Int32Array;
}

/** Pages that are rendered, and at last that there are no more. */
export type WorkerMessage = readonly PageOutcome[] | 'done';

/** Pages that a thread takes at once. */
const batch = 20;

// Only renderPages starts this thread.
const { setup, files, taken } = workerData as RenderTask;
const writer = new PageWriter(setup);
// Nobody hands out the pages: the thread that could is busy with the check.
const take = () => Atomics.add(taken, 0, batch);
for (let at = take(); at < files.length; at = take()) {
  const outcomes: PageOutcome[] = files.slice(at, at + batch).map((file) => writer.write(file));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(outcomes);
}
// Told, because what the sections import may keep the thread alive.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage('done' satisfies WorkerMessage);
