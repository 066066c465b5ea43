import { parentPort, workerData } from 'node:worker_threads';
import { PageWriter, type PageOutcome } from '#composer/publish/PageWriter.ts';
import type { RenderTask, WorkerMessage } from '#composer/publish/renderPages.ts';
import { allSections } from '#composer/project/allSections.ts';

/** Pages that a thread takes at once. */
const batch = 20;

// Only renderPages starts this thread.
const { setup, files, taken } = workerData as RenderTask;
const writer = new PageWriter(setup, allSections);
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
