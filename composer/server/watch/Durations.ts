/** Upper bounds of the buckets in seconds, ascending. A page takes less than the first, a call of the bank up to the last. */
export const buckets: readonly number[] = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

export interface DurationCounts {
  /** How many took at most as long as the bucket's bound, and longer than the one before. The last bucket has no bound. */
  readonly counts: number[];
  /** In seconds. */
  sum: number;
}

/** The counts of one pair of labels. */
export interface LabeledCounts extends DurationCounts {
  readonly labels: readonly [string, string | number];
}

/**
 * Counts durations by two labels. Pages are counted too, so counting one costs two look-ups and a few additions; the
 * formats of metrics are made from it when they are read.
 */
export class Durations {
  readonly #byLabel = new Map<string, Map<string | number, DurationCounts>>();

  /** @param milliseconds Duration. */
  observe(first: string, second: string | number, milliseconds: number): void {
    let group = this.#byLabel.get(first);
    if (!group) this.#byLabel.set(first, (group = new Map()));
    let entry = group.get(second);
    if (!entry)
      group.set(second, (entry = { counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 }));
    const seconds = milliseconds / 1000;
    let at = 0;
    while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
    entry.counts[at] = (entry.counts[at] ?? 0) + 1;
    entry.sum += seconds;
  }

  *entries(): Generator<LabeledCounts> {
    for (const [first, group] of this.#byLabel)
      for (const [second, { counts, sum }] of group) yield { labels: [first, second], counts, sum };
  }
}
