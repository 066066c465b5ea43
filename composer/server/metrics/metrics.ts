import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Release } from '#composer/release/release.ts';
import { within } from '#composer/server/watch/within.ts';
import type { SearchThreads } from '#composer/server/search/SearchThreads.ts';
import { type OutboxLoad, outboxLoad } from '#composer/server/store/outboxLoad.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { Drain } from '#composer/server/watch/Drain.ts';
import type { Traffic } from '#composer/server/watch/Traffic.ts';
import type { Upstreams } from '#composer/server/watch/Upstreams.ts';
import { DurationHistogram } from './DurationHistogram.ts';

/** What metrics are read from. */
export interface MetricsSources {
  readonly site: {
    readonly files: { readonly release: Release };
    readonly search: () => Pick<SearchThreads, 'load'>;
  };
  readonly store: Store;
  readonly turns: { readonly length: number };
  readonly traffic: Traffic;
  readonly upstreams: Upstreams;
  readonly drain: Drain;
}

/** A gauge that is set when the metrics are read. */
type Reading = (set: (labels: Readonly<Record<string, string>>, value: number) => void) => void;

/** Milliseconds that the store has for its part. A scrape must not wait for a store that is down. */
const storeMs = 1000;

function trafficMetrics(registry: Registry, { traffic, upstreams }: MetricsSources): void {
  for (const [name, help, labels, durations] of [
    [
      'portico_http_request_duration_seconds',
      'Requests by route and status. For pages and assets: until they were handed to the connection.',
      ['route', 'status'],
      traffic.durations,
    ],
    [
      'portico_upstream_call_duration_seconds',
      'Calls of other systems by service and result.',
      ['service', 'result'],
      upstreams.calls,
    ],
  ] as const)
    registry.registerMetric(new DurationHistogram({ name, help, labels, durations }));
}

/** Adds a gauge or counter whose values are read with the metrics. */
function read(
  registry: Registry,
  Kind: typeof Gauge | typeof Counter,
  [name, help, ...labelNames]: readonly [string, string, ...string[]],
  reading: Reading,
): void {
  const metric = new Kind({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      metric.reset();
      reading((labels, value) => metric.inc(labels, value));
    },
  });
}

function upstreamMetrics(registry: Registry, { upstreams }: MetricsSources): void {
  const each =
    (valueOf: (watch: Upstreams['all'][number]) => number): Reading =>
    (set) => {
      for (const watch of upstreams.all) set({ service: watch.name }, valueOf(watch));
    };
  read(
    registry,
    Gauge,
    ['portico_upstream_failing', 'Whether a system fails: 1 or 0.', 'service'],
    each(({ isFailing }) => Number(isFailing)),
  );
  read(
    registry,
    Gauge,
    ['portico_upstream_breaker_open', 'Whether calls are held back: 1 or 0.', 'service'],
    each(({ breaker }) => Number(breaker.isOpen)),
  );
  read(
    registry,
    Counter,
    ['portico_upstream_breaker_changes_total', 'Changes of the circuit breaker.', 'service', 'to'],
    (set) => {
      for (const { name: service, breaker } of upstreams.all) {
        set({ service, to: 'open' }, breaker.opened);
        set({ service, to: 'closed' }, breaker.closed);
      }
    },
  );
  read(
    registry,
    Counter,
    ['portico_upstream_repeated_answers_total', 'Earlier answers that were repeated.', 'service'],
    each(({ staleAnswers }) => staleAnswers),
  );
}

function serverMetrics(registry: Registry, { site, turns, drain }: MetricsSources): void {
  read(registry, Gauge, ['portico_queued_requests', 'Requests that wait for their turn.'], (set) =>
    set({}, turns.length),
  );
  read(registry, Gauge, ['portico_draining', 'Whether the server is about to stop: 1 or 0.'], (set) =>
    set({}, Number(drain.isDraining)),
  );
  read(
    registry,
    Gauge,
    ['portico_release_info', 'The release that is served.', 'release', 'built_at'],
    (set) => {
      const { id, builtAt } = site.files.release;
      set({ release: id, built_at: builtAt }, 1);
    },
  );
  read(
    registry,
    Gauge,
    ['portico_search_queries', 'Searches in threads and before them.', 'state'],
    (set) => {
      const { busy, queued } = site.search().load;
      set({ state: 'busy' }, busy);
      set({ state: 'queued' }, queued);
    },
  );
  read(
    registry,
    Counter,
    ['portico_search_threads_replaced_total', 'Search threads of this release that were replaced.'],
    (set) => set({}, site.search().load.replaced),
  );
}

/** Metrics of the store. If it does not answer, only `portico_store_up` has a value. */
function storeMetrics(registry: Registry, load: () => OutboxLoad | undefined): void {
  read(registry, Gauge, ['portico_store_up', 'Whether the store answers: 1 or 0.'], (set) =>
    set({}, Number(load() !== undefined)),
  );
  read(registry, Gauge, ['portico_outbox_leads', 'Leads that were not delivered.', 'state'], (set) => {
    const { waiting, parked } = load() ?? {};
    if (waiting !== undefined) set({ state: 'waiting' }, waiting);
    if (parked !== undefined) set({ state: 'parked' }, parked);
  });
  read(
    registry,
    Gauge,
    ['portico_outbox_oldest_seconds', 'Age of the oldest lead that waits for its delivery; 0 without one.'],
    (set) => {
      const current = load();
      if (current)
        set({}, current.oldest === undefined ? 0 : Math.max(0, (Date.now() - current.oldest) / 1000));
    },
  );
}

/** Returns a function that reads all metrics, in the text format of Prometheus. It never fails because the store does. */
export function metricsOf(sources: MetricsSources): () => Promise<{ type: string; text: string }> {
  const registry = new Registry();
  let load: OutboxLoad | undefined;
  collectDefaultMetrics({ register: registry });
  trafficMetrics(registry, sources);
  upstreamMetrics(registry, sources);
  serverMetrics(registry, sources);
  storeMetrics(registry, () => load);
  return async () => {
    load = await within(storeMs, outboxLoad(sources.store)).catch(() => undefined);
    return { type: registry.contentType, text: await registry.metrics() };
  };
}
