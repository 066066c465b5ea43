import { setImmediate as nextTurn } from 'node:timers/promises';

/** Yields to the event loop. @throws The signal's reason if it is aborted. */
export async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

/** Milliseconds of work between yields. Nobody notices such a delay. */
const slice = 8;

/** Runs all steps and yields to the event loop in between. @throws The signal's reason once it is aborted. */
export async function inTurns<Result>(
  steps: Generator<undefined, Result, undefined>,
  signal: AbortSignal,
): Promise<Result> {
  let rested = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - rested < slice) continue;
    // oxlint-disable-next-line no-await-in-loop -- to rest is what it waits for
    await turn(signal);
    rested = performance.now();
  }
}

/** A task that stops as soon as its signal is aborted, which happens when a newer task starts. */
type Task = (signal: AbortSignal) => Promise<void>;

/** Runs one task at a time. A new task aborts the current one, and replaces one that has not started. */
export class NewestRun {
  #controller = new AbortController();
  #last: Promise<void> = Promise.resolve();

  /**
   * Starts a task once the previous one has stopped.
   *
   * @returns Resolves when the task has ended or was aborted.
   * @throws Whatever the task throws, unless it was aborted.
   */
  start(task: Task): Promise<void> {
    void this.stop();
    const { signal } = this.#controller;
    const run = async () => {
      if (signal.aborted) return;
      try {
        await task(signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    const started = this.#last.then(run);
    this.#last = started.catch(() => undefined);
    return started;
  }

  /** Aborts the current task. Resolves once it has stopped. */
  stop(): Promise<void> {
    this.#controller.abort();
    this.#controller = new AbortController();
    return this.#last;
  }
}
