import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { PageWriter, type PageOutcome, type WriterSetup } from './PageWriter.ts';

/** The task of a rendering thread. */
export interface RenderTask {
  readonly setup: WriterSetup;
  /** The files that all threads together must render. */
  readonly files: readonly string[];
  /** Number of files that were already taken, in memory that the threads share. */
  readonly taken: Int32Array;
}

/** Value of `taken` that stops rendering: each thread finishes its current page and takes no more. */
export const noMorePages = 2 ** 30;

/** The results of rendered pages, or `done` when the thread has no more work. */
export type WorkerMessage = readonly PageOutcome[] | 'done';

/** Up to this many pages are rendered faster without threads. */
export const fewPages = 80;

export interface RenderOptions {
  /** Folder of the composer bundle. */
  readonly bundle: string;
  readonly setup: WriterSetup;
  /** For this thread. Worker threads load their own. */
  readonly sections: SectionSet;
  /** Files of the pages, relative to the authors' folder. */
  readonly files: readonly string[];
  /** Called with the result of each page. */
  readonly onPage: (outcome: PageOutcome) => void;
  /** Work for this thread that runs before the first `onPage`, while other threads render or compress. */
  readonly meanwhile?: () => void;
  /** Aborts the rendering. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Renders and writes pages: a few in this thread, many on all cores.
 *
 * @throws if a thread, `onPage` or `meanwhile` fails; the signal's reason if it is aborted.
 */
export async function renderPages(options: RenderOptions): Promise<void> {
  const { files, meanwhile, signal } = options;
  if (files.length > fewPages) return renderInThreads(options);
  const writer = writerFor(options);
  const outcomes: PageOutcome[] = [];
  try {
    for (const file of files) {
      outcomes.push(writer.begin(file));
      // oxlint-disable-next-line no-await-in-loop -- only while this thread rests can it hear that it should stop
      if (signal) await turn(signal);
    }
    meanwhile?.();
  } finally {
    await writer.settled();
  }
  outcomes.forEach(options.onPage);
}

/** Yields to the event loop. @throws The signal's reason if it is aborted. */
async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

let recent: { key: string; writer: PageWriter } | undefined;

/**
 * Returns the previous writer if its setup is the same, because it has already rendered the sections that pages share.
 */
function writerFor({ setup, sections }: RenderOptions): PageWriter {
  const { environment, source, programs, out, effort } = setup;
  const key = [environment, source, programs, out, effort].join('\n');
  if (recent?.key !== key) recent = { key, writer: new PageWriter(setup, sections) };
  return recent.writer;
}

async function renderInThreads({
  bundle,
  setup,
  files,
  onPage,
  meanwhile,
  signal,
}: RenderOptions): Promise<void> {
  const task: RenderTask = { setup, files, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const threads = Array.from(
    { length: availableParallelism() },
    () =>
      new Worker(join(bundle, 'renderWorker.mjs'), {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      }),
  );
  const idle = threads.map(hasEnded);
  try {
    meanwhile?.();
    await Promise.race([Promise.all(threads.map((thread) => finished(thread, onPage))), stopped(signal)]);
  } finally {
    // Waits first: terminating a thread while it loads modules can crash the whole process.
    Atomics.store(task.taken, 0, noMorePages);
    await Promise.all(idle);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Never resolves. Rejects with the signal's reason when it is aborted. */
const stopped = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    // The reason is set by whoever aborts.
    const stop = () => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

/** Resolves when a thread is done, has failed or has exited. */
const hasEnded = (thread: Worker): Promise<void> =>
  new Promise((resolve) => {
    thread.on('message', (message: WorkerMessage) => {
      if (message === 'done') resolve();
    });
    for (const event of ['error', 'exit']) thread.once(event, () => resolve());
  });

/** Passes a thread's results on until it is done. Rejects if it fails. */
function finished(thread: Worker, onPage: (outcome: PageOutcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message: WorkerMessage) => {
      try {
        if (message === 'done') resolve();
        else message.forEach(onPage);
      } catch (error) {
        reject(error);
      }
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A rendering thread exited with code ${code}.`)));
  });
}
