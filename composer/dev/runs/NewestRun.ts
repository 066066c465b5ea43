/** A task that stops as soon as its signal is aborted, which happens when a newer task starts. */
export type Task = (signal: AbortSignal) => Promise<void>;

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
