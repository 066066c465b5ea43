import { Histogram } from 'prom-client';
import { buckets, type Durations } from '#composer/server/watch/Durations.ts';

interface DurationHistogramOptions {
  readonly name: string;
  readonly help: string;
  /** Names of the two labels of the durations. */
  readonly labels: readonly [string, string];
  readonly durations: Durations;
}

/** A histogram whose values are counted in `Durations`, which is cheap enough for pages. */
export class DurationHistogram extends Histogram {
  readonly #options: DurationHistogramOptions;

  constructor(options: DurationHistogramOptions) {
    const { name, help, labels } = options;
    super({ name, help, labelNames: labels, registers: [] });
    this.#options = options;
  }

  /** What prom-client makes all its formats of. It is no part of its types. */
  getForPromString() {
    const { name, help, labels: names, durations } = this.#options;
    const values = [...durations.entries()].flatMap(({ labels: [first, second], counts, sum }) => {
      const labels = { [names[0]]: first, [names[1]]: second };
      let total = 0;
      const steps = counts.map((count, at) => {
        total += count;
        const le = buckets[at] ?? '+Inf';
        return { metricName: `${name}_bucket`, value: total, labels: { ...labels, le } };
      });
      return [
        ...steps,
        { metricName: `${name}_sum`, value: sum, labels },
        { metricName: `${name}_count`, value: total, labels },
      ];
    });
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values });
  }
}
