import { parentPort, workerData } from 'node:worker_threads';
import { PageWriter, type PageOutcome } from '#composer/publish/pages/PageWriter.ts';
import { noMorePages, type RenderTask, type WorkerMessage } from '#composer/publish/pages/renderPages.ts';
import { allSections } from '#composer/project/allSections.ts';

/** Number of pages that a thread takes at once. */
const batch = 20;

// Only `renderPages` starts this thread.
const { setup, files, taken } = workerData as RenderTask;
const writer = new PageWriter(setup, allSections);
const isStopped = () => Atomics.load(taken, 0) >= noMorePages;
// Threads take pages from a shared counter, because the main thread is busy with the check.
const take = () => Atomics.add(taken, 0, batch);
for (let at = take(); at < files.length; at = take()) {
  const outcomes: PageOutcome[] = [];
  for (const file of files.slice(at, at + batch)) if (!isStopped()) outcomes.push(writer.write(file));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(outcomes);
}
// Sent explicitly, because modules that sections import may keep the thread alive.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage('done' satisfies WorkerMessage);
