/** An axis of values that begins and ends at a round number. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  /** From the bottom up, with `low` and `high`. */
  readonly ticks: readonly number[];
}

/**
 * Returns an axis of two to seven round numbers that contains all values.
 *
 * @param low lowest value, such as 0 for bars, whose length is the value.
 */
export function axisFor(low: number, high: number): Axis {
  const rough = (high - low || high || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  // Multiples of the step, rounded so that 0.1 + 0.2 is 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Returns the distance between labels of which at most `most` have space, such as every fifth. */
export function labelStep(count: number, most: number): number {
  return [1, 2, 5, 10].find((step) => count / step <= most) ?? Math.ceil(count / most);
}
