import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { PageWriter, type PageOutcome, type WriterSetup } from './PageWriter.ts';

/** What a thread is started with. */
export interface RenderTask {
  readonly setup: WriterSetup;
  /** All files to render, by all threads. */
  readonly files: readonly string[];
  /** How many of them are taken; shared by the threads. */
  readonly taken: Int32Array;
}

/** What `taken` holds when no more pages are to be rendered: each thread stops after the one it is at. */
export const noMorePages = 2 ** 30;

/** Pages that are rendered, and at last that there are no more. */
export type WorkerMessage = readonly PageOutcome[] | 'done';

/** So many pages are rendered before threads have started. */
export const fewPages = 80;

export interface RenderOptions {
  /** Folder of the composer bundle. */
  readonly bundle: string;
  readonly setup: WriterSetup;
  /** For this thread; the others load their own. */
  readonly sections: SectionSet;
  /** Files of the pages, relative to the authors' folder. */
  readonly files: readonly string[];
  /** Hears what became of each page. */
  readonly onPage: (outcome: PageOutcome) => void;
  /** Work of this thread, done before the first page is heard of: meanwhile others render and compress. */
  readonly meanwhile?: () => void;
  /** Stops it. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Renders and writes pages: few in this thread, many on all cores.
 *
 * @throws when a thread cannot go on, or `onPage` or `meanwhile` cannot; the signal's reason when that stops it.
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

/** Lets others work. @throws the signal's reason once it says stop. */
async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

let recent: { key: string; writer: PageWriter } | undefined;

/** The writer of the last few pages when nothing has changed for it: it knows the sections that pages share. */
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
    // Only then: a thread that is terminated while it loads modules can take the whole process with it.
    Atomics.store(task.taken, 0, noMorePages);
    await Promise.all(idle);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Never resolves; rejects with the signal's reason when it says stop. */
const stopped = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    // Whoever gave the signal says why.
    const stop = () => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

/** Resolves when a thread has nothing more to do, for whatever reason. */
const hasEnded = (thread: Worker): Promise<void> =>
  new Promise((resolve) => {
    thread.on('message', (message: WorkerMessage) => {
      if (message === 'done') resolve();
    });
    for (const event of ['error', 'exit']) thread.once(event, () => resolve());
  });

/** Hears a thread to its end. */
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
