/** Where progress is shown. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const minutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** How far a long run is: one line that changes in a terminal, elsewhere a line for each tenth. */
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
   * @param what is done, such as "pictures of main".
   * @param total how many there are.
   * @param now milliseconds on any clock.
   */
  constructor(what: string, total: number, output: ProgressOutput, now: () => number = Date.now) {
    this.#what = what;
    this.#total = total;
    this.#output = output;
    this.#now = now;
    this.#started = now();
  }

  /** Counts some that came from the cache, which says nothing about how long others take. */
  skip(count: number): void {
    this.#cached += count;
    this.#started = this.#now();
    this.#add(count);
  }

  /** Counts some that took their time. */
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
