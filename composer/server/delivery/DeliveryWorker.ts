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
import { nextTry } from './deliverySchedule.ts';
import { type DeliveryTarget, sendLead } from './sendLead.ts';

export interface DeliveryOptions {
  readonly store: Store;
  readonly target: DeliveryTarget;
  /** The values of a lead as they are sent on. @throws {Error} when they cannot be read. */
  readonly valuesOf: (lead: ClaimedLead) => Readonly<Record<string, string>>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between two looks into the store when nothing wakes the worker. */
  readonly pollMs?: number;
  /** Leads that are on their way at the same time. */
  readonly concurrency?: number;
  /** Failures in a row after which the upstream is left alone for `restMs`, by the system's clock. */
  readonly failuresToRest?: number;
  readonly restMs?: number;
}

/** Milliseconds a stopping worker waits for the answers it is waiting for. */
const patience = 4000;
/** Milliseconds by which a lease outlasts the longest call. */
const leaseMargin = 20_000;
/** A lead whose turn came when others had just failed. */
const untried = Symbol('untried');

/**
 * Delivers stored leads to the bank's system, at least once each. Any number of processes may run one; they share the
 * work through the store.
 */
export class DeliveryWorker {
  readonly #options: Required<DeliveryOptions>;
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
      handleWhenResult((failure) => failure !== undefined),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresToRest) },
    );
    this.#circuit.onBreak(() => (this.#restsUntil = Date.now() + restMs));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Says that there may be a lead to deliver. */
  nudge(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Takes no more leads and waits for those on their way; what takes too long is tried again by the next process. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.nudge();
    const timer = setTimeout(() => this.#stop.abort(), patience);
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

  /** How many leads may be taken now: none while the upstream rests, and one to see whether it is well again. */
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
      return await claimDue(store, { now: now().getTime(), leaseMs, limit });
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

  /** @returns why the far side does not have it; `undefined` when it does. */
  async #send(claim: ClaimedLead): Promise<string | typeof untried | undefined> {
    const { target, valuesOf } = this.#options;
    let values: Readonly<Record<string, string>>;
    try {
      values = valuesOf(claim);
    } catch (error) {
      return error instanceof Error ? error.message : 'The values cannot be read.';
    }
    try {
      return await this.#circuit.execute(() => sendLead(target, claim, values, this.#stop.signal));
    } catch (error) {
      if (isBrokenCircuitError(error)) return untried;
      throw error;
    }
  }

  async #deliver(claim: ClaimedLead): Promise<void> {
    const { store, now, log } = this.#options;
    const { id: lead, attempt } = claim;
    try {
      const failure = await this.#send(claim);
      const at = now().getTime();
      if (failure === untried) return await unclaim(store, claim, at);
      if (failure === undefined) return await markDelivered(store, claim, at);
      const nextAt = this.#stop.signal.aborted ? at : nextTry(attempt, claim.firstTryAt, at, Math.random());
      await markFailed(store, claim, { error: failure, now: at, nextAt });
      if (nextAt === undefined) log.error({ lead, attempt, failure }, 'lead parked');
      else log.warn({ lead, attempt, failure }, 'lead not delivered');
    } catch (error) {
      // The claim ends with its lease, and the lead is tried again.
      log.error({ lead, name: error instanceof Error ? error.name : 'unknown' }, 'delivery not recorded');
    }
  }
}
