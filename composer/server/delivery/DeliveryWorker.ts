import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import {
  claimDue,
  type ClaimedLead,
  markDelivered,
  markFailed,
  unclaim,
} from '#composer/server/store/outbox.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import { callOut, type CallOutcome } from '#composer/server/watch/callOut.ts';
import type { UpstreamWatch } from '#composer/server/watch/Upstreams.ts';
import { type DeliveryTarget, sendLead, type Sent } from './sendLead.ts';

const minute = 60_000;

/** Milliseconds between attempts: four hours and 48 minutes in total. */
export const pauses: readonly number[] = [1 / 6, 1 / 2, 1, 2, 5, 10, 20, 40, 60, 60, 90].map(
  (minutes) => minutes * minute,
);

/**
 * Minimum time in milliseconds from the first attempt until a lead is given up, because attempts can be used up quickly
 * when processes crash.
 */
export const shortestTrial = 270 * minute;

/** Jitter: each pause is extended by up to a fifth, so that leads which failed together are not retried together. */
const spread = 0.2;

/**
 * Returns the time of the next attempt, or `undefined` if there were enough.
 *
 * @param attempt Number of the failed attempt, starting with 1.
 * @param firstTryAt Milliseconds since 1970, like `now` and the result.
 * @param random From 0 to 1.
 */
export function nextTry(
  attempt: number,
  firstTryAt: number,
  now: number,
  random: number,
): number | undefined {
  if (attempt > pauses.length && now - firstTryAt >= shortestTrial) return undefined;
  const pause = pauses[Math.min(attempt, pauses.length) - 1] ?? minute;
  return now + Math.round(pause * (1 + spread * random));
}

export interface DeliveryOptions {
  readonly store: Store;
  readonly target: DeliveryTarget;
  /** Returns the values of a lead to send. @throws {Error} if they cannot be decrypted. */
  readonly valuesOf: (lead: ClaimedLead) => Readonly<Record<string, string>>;
  /** A clock to use instead of the database's. */
  readonly now?: (() => Date) | undefined;
  readonly log: FastifyBaseLogger;
  /** Records whether the bank's system works. */
  readonly watch: UpstreamWatch;
  /** Poll interval in milliseconds, used if nothing wakes the worker. */
  readonly pollMs?: number;
  /** Maximum number of concurrent deliveries. */
  readonly concurrency?: number;
  /** Consecutive failures after which the circuit breaker opens, for `restMs`. */
  readonly failuresToRest?: number;
  readonly restMs?: number;
}

/** Milliseconds that a stopping worker waits for pending responses. */
const timeoutMs = 4000;
/** Milliseconds that a lease outlasts the request timeout. */
const leaseMargin = 20_000;

/** `untried`: not sent, because the circuit breaker had just opened. `unreadable`: its values cannot be decrypted. */
type Attempt =
  | Sent
  | { readonly state: 'untried' }
  | { readonly state: 'unreadable'; readonly reason: string };

/**
 * Delivers stored leads to the bank's system, at least once each. Several processes can run a worker; they share the
 * work through the store.
 */
export class DeliveryWorker {
  readonly #options: Required<Omit<DeliveryOptions, 'now'>> & Pick<DeliveryOptions, 'now'>;
  readonly #stop = new AbortController();
  readonly #flights = new Set<Promise<void>>();
  readonly #circuit: CircuitBreakerPolicy;
  #running: Promise<void> | undefined;
  #isStopping = false;
  #wake = () => {};
  #isWoken = false;
  #restsUntil = 0;

  constructor(options: DeliveryOptions) {
    this.#options = {
      pollMs: 1000,
      concurrency: 8,
      failuresToRest: 5,
      restMs: 15_000,
      ...options,
    };
    const { failuresToRest, restMs } = this.#options;
    this.#circuit = circuitBreaker(
      // The circuit breaker only executes `sendLead`. A refused lead shows that the upstream works.
      handleWhenResult((sent) => (sent as Sent).state === 'failed'),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresToRest) },
    );
    options.watch.follow(this.#circuit);
    this.#circuit.onBreak(() => (this.#restsUntil = Date.now() + restMs));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Wakes the worker, because there may be a lead to deliver. */
  nudge(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Claims no more leads and waits for pending deliveries. Those that take too long are retried by another process. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.nudge();
    const timer = setTimeout(() => this.#stop.abort(), timeoutMs);
    await this.#running;
    await Promise.all(this.#flights);
    clearTimeout(timer);
  }

  #sleep(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, this.#options.pollMs);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
      if (this.#isWoken) this.#wake();
    });
  }

  /**
   * Returns how many leads may be claimed now: none while the circuit breaker is open, and one when it is half-open.
   */
  #freeSlots(): number {
    if (Date.now() < this.#restsUntil) return 0;
    const max = this.#circuit.state === CircuitState.Closed ? this.#options.concurrency : 1;
    return Math.max(0, max - this.#flights.size);
  }

  async #claim(): Promise<readonly ClaimedLead[]> {
    const { store, target, now, log } = this.#options;
    const limit = this.#freeSlots();
    if (limit === 0) return [];
    try {
      const leaseMs = (target.timeoutMs ?? 10_000) + leaseMargin;
      return await claimDue(store, { now: now?.().getTime(), leaseMs, limit });
    } catch (error) {
      log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'leads could not be read from the store',
      );
      return [];
    }
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      this.#isWoken = false;
      const claims = await this.#claim();
      for (const claim of claims) {
        const flight = this.#deliver(claim).finally(() => {
          this.#flights.delete(flight);
          this.nudge();
        });
        this.#flights.add(flight);
      }
      if (!this.#isStopping && (claims.length === 0 || this.#freeSlots() === 0)) await this.#sleep();
    }
  }

  /** Says how a delivery ended. One that this process ended itself says nothing about the bank's system. */
  #outcomeOf(end: { readonly value: Sent } | { readonly error: unknown }): CallOutcome {
    if (this.#stop.signal.aborted) return { result: 'skipped' };
    if ('error' in end) return { result: 'failed', reason: 'The call failed.' };
    return end.value.state === 'accepted'
      ? { result: 'ok' }
      : { result: end.value.state, reason: end.value.reason };
  }

  async #send(claim: ClaimedLead): Promise<Attempt> {
    const { target, valuesOf, watch } = this.#options;
    let values: Readonly<Record<string, string>>;
    try {
      values = valuesOf(claim);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The values cannot be read.';
      return { state: 'unreadable', reason };
    }
    try {
      return await this.#circuit.execute(() =>
        callOut(
          watch,
          (traced) => sendLead(target, claim, values, this.#stop.signal, traced),
          (end) => this.#outcomeOf(end),
        ),
      );
    } catch (error) {
      if (isBrokenCircuitError(error)) return { state: 'untried' };
      throw error;
    }
  }

  /** Returns a clock that continues from the time of the claim, which is the database's. */
  #clockOf({ claimedAt }: ClaimedLead): () => number {
    const { now } = this.#options;
    const start = performance.now();
    return () => now?.().getTime() ?? Math.round(claimedAt + performance.now() - start);
  }

  /** Returns the time of the next attempt, or `undefined` if the lead must be parked. */
  #nextAt(claim: ClaimedLead, { state }: Attempt, at: number): number | undefined {
    if (state === 'refused') return undefined;
    return this.#stop.signal.aborted ? at : nextTry(claim.attempt, claim.firstTryAt, at, Math.random());
  }

  async #deliver(claim: ClaimedLead): Promise<void> {
    const { store, log } = this.#options;
    const { id: lead, attempt } = claim;
    const clock = this.#clockOf(claim);
    try {
      const sent = await this.#send(claim);
      const at = clock();
      if (sent.state === 'untried') return await unclaim(store, claim, at);
      if (sent.state === 'accepted') return await markDelivered(store, claim, at);
      const nextAt = this.#nextAt(claim, sent, at);
      const { reason: failure } = sent;
      await markFailed(store, claim, { error: failure, now: at, nextAt });
      if (nextAt === undefined) log.error({ lead, attempt, failure }, 'lead parked');
      else log.warn({ lead, attempt, failure }, 'lead not delivered');
    } catch (error) {
      // The claim expires with its lease, and the lead is then retried.
      log.error({ lead, name: error instanceof Error ? error.name : 'unknown' }, 'delivery not recorded');
    }
  }
}
