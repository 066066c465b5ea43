/** Tasks that start in one turn of the event loop, which takes a few milliseconds. */
const perTurn = 8;
/**
 * Starts a few tasks in each turn of the event loop, and queues the rest. When a thousand forms are submitted at once,
 * pages are served in between.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #maxQueued: number;
  #begun = 0;
  #isScheduled = false;

  /** @param maxQueued Maximum number of queued tasks. The default is about a second's work. */
  constructor(maxQueued = 2000) {
    this.#maxQueued = maxQueued;
  }

  /** Queued tasks. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Starts or queues a task. @returns `false` if the queue is full; the task is then dropped. */
  begin(task: () => void): boolean {
    if (this.#waiting.length >= this.#maxQueued) return false;
    if (this.#begun < perTurn && this.#waiting.length === 0) this.#run(task);
    else this.#waiting.push(task);
    this.#schedule();
    return true;
  }

  #run(task: () => void): void {
    this.#begun += 1;
    task();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#begun = 0;
      for (const task of this.#waiting.splice(0, perTurn)) this.#run(task);
      if (this.#begun > 0) this.#schedule();
    });
  }
}
