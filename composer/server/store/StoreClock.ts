/** Milliseconds by which clocks may differ before that matters. Smaller differences are the time that a question takes. */
const tolerance = 1000;

/**
 * The clock of a database, which all servers of a store share. It is that of this machine, as long as the two hardly
 * differ.
 */
export class StoreClock {
  #offset = 0;

  /** Milliseconds that the database is ahead of this machine; 0 if they hardly differ. */
  get offset(): number {
    return this.#offset;
  }

  readonly now = (): Date => new Date(Date.now() + this.#offset);

  /**
   * Asks the database for its time, in milliseconds since 1970. An answer that took long says nothing about the clock.
   *
   * @throws Whatever `ask` throws.
   */
  async set(ask: () => Promise<number>): Promise<void> {
    const asked = performance.now();
    const time = await ask();
    const took = performance.now() - asked;
    const offset = Math.round(time - (Date.now() - took / 2));
    if (took < tolerance && Math.abs(offset - this.#offset) > tolerance)
      this.#offset = Math.abs(offset) > tolerance ? offset : 0;
  }
}
