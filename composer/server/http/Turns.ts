/** Tasks that begin in one turn of the event loop: a few milliseconds of posts. */
const perTurn = 8;
/** Tasks that may wait: a second's work. */
const mostWaiting = 2000;

/**
 * Begins a few tasks in each turn of the event loop and lets the others wait for the next turns, in their order. When a
 * thousand forms arrive at once, pages are answered between them.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #begun = 0;
  #isScheduled = false;

  /** @returns false when too many wait already; the task never begins then. */
  begin(task: () => void): boolean {
    if (this.#waiting.length >= mostWaiting) return false;
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
