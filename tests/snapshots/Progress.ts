/** Where progress is written. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const minutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** Shows the progress of a long run: a line that is updated in a terminal, or else a line for each tenth. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #output: ProgressOutput;
  readonly #now: () => number;
  #done = 0;
  #cached = 0;
  #tenth = 0;
  #started: number;

  /**
   * @param what Description, such as "pictures of main".
   * @param total Number of items.
   * @param now Returns milliseconds on any clock.
   */
  constructor(what: string, total: number, output: ProgressOutput, now: () => number = Date.now) {
    this.#what = what;
    this.#total = total;
    this.#output = output;
    this.#now = now;
    this.#started = now();
  }

  /** Counts items from the cache, which are ignored when estimating the remaining time. */
  skip(count: number): void {
    this.#cached += count;
    this.#started = this.#now();
    this.#add(count);
  }

  /** Counts items that took time. */
  take(count: number): void {
    this.#add(count);
  }

  #add(count: number): void {
    this.#done += count;
    if (this.#output.isTTY === true) {
      this.#output.write(`\r\u001B[K${this.#line()}${this.#done === this.#total ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor((this.#done / this.#total) * 10);
    if (tenth === this.#tenth) return;
    this.#tenth = tenth;
    this.#output.write(`${this.#line()}\n`);
  }

  #line(): string {
    const taken = this.#done - this.#cached;
    const left = ((this.#now() - this.#started) / taken) * (this.#total - this.#done);
    return [
      `${this.#what}: ${this.#done} of ${this.#total}`,
      ...(this.#cached > 0 ? [`${this.#cached} from the cache`] : []),
      ...(taken > 0 && this.#done < this.#total ? [`about ${minutes(left)} left`] : []),
    ].join(', ');
  }
}
