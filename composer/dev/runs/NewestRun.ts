/** What is done while nothing newer has come: a task's signal says stop as soon as there is another one. */
export type Task = (signal: AbortSignal) => Promise<void>;

/** Runs one task at a time. A new one stops the one before, and takes the place of one that has not begun. */
export class NewestRun {
  #controller = new AbortController();
  #last: Promise<void> = Promise.resolve();

  /**
   * Begins a task once the one before has stopped.
   *
   * @returns what resolves when it has ended or was stopped. @throws what it throws, unless it was stopped.
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

  /** Stops the task that runs. @returns what resolves when it has. */
  stop(): Promise<void> {
    this.#controller.abort();
    this.#controller = new AbortController();
    return this.#last;
  }
}
