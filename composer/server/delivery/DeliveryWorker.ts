import type { FastifyBaseLogger } from 'fastify';
import { claimDue, type ClaimedLead, markDelivered, markFailed } from '#composer/server/store/outbox.ts';
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
  /** Failures in a row after which the upstream is left alone for `restMs`. */
  readonly failuresToRest?: number;
  readonly restMs?: number;
}

/** Milliseconds a stopping worker waits for the answers it is waiting for. */
const patience = 4000;
/** Milliseconds by which a lease outlasts the longest call. */
const leaseMargin = 20_000;

/**
 * Delivers stored leads to the bank's system, at least once each. Any number of processes may run one; they share the
 * work through the store.
 */
export class DeliveryWorker {
  readonly #options: Required<DeliveryOptions>;
  readonly #stop = new AbortController();
  readonly #flights = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #isStopping = false;
  #wake = () => {};
  #isWoken = false;
  #failures = 0;
  #restsUntil = 0;

  constructor(options: DeliveryOptions) {
    this.#options = {
      pollMs: 1000,
      concurrency: 8,
      failuresToRest: 5,
      restMs: 15_000,
      ...options,
    };
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
  #room(): number {
    const { concurrency, failuresToRest, now } = this.#options;
    if (now().getTime() < this.#restsUntil) return 0;
    const most = this.#failures >= failuresToRest ? 1 : concurrency;
    return Math.max(0, most - this.#flights.size);
  }

  async #claim(): Promise<readonly ClaimedLead[]> {
    const { store, target, now, log } = this.#options;
    const limit = this.#room();
    if (limit === 0) return [];
    try {
      const leaseMs = (target.timeoutMs ?? 10_000) + leaseMargin;
      return await claimDue(store, { now: now().getTime(), leaseMs, limit });
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'the store gave no leads');
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
      if (!this.#isStopping && (claims.length === 0 || this.#room() === 0)) await this.#sleep();
    }
  }

  async #send(claim: ClaimedLead): Promise<string | undefined> {
    const { target, valuesOf } = this.#options;
    let values: Readonly<Record<string, string>>;
    try {
      values = valuesOf(claim);
    } catch (error) {
      return error instanceof Error ? error.message : 'The values cannot be read.';
    }
    const failure = await sendLead(target, claim, values, this.#stop.signal);
    this.#watch(failure === undefined);
    return failure;
  }

  #watch(isWell: boolean): void {
    const { failuresToRest, restMs, now } = this.#options;
    this.#failures = isWell ? 0 : this.#failures + 1;
    this.#restsUntil = this.#failures >= failuresToRest ? now().getTime() + restMs : 0;
  }

  async #deliver(claim: ClaimedLead): Promise<void> {
    const { store, now, log } = this.#options;
    const { id: lead, attempt } = claim;
    try {
      const failure = await this.#send(claim);
      const at = now().getTime();
      if (failure === undefined) return await markDelivered(store, claim, at);
      const nextAt = this.#stop.signal.aborted ? at : nextTry(attempt, claim.firstTryAt, at, Math.random());
      await markFailed(store, claim, { error: failure, now: at, nextAt });
      if (nextAt === undefined) log.error({ lead, attempt, failure }, 'a lead is parked');
      else log.warn({ lead, attempt, failure }, 'a lead was not delivered');
    } catch (error) {
      // The claim ends with its lease, and the lead is tried again.
      log.error(
        { lead, name: error instanceof Error ? error.name : 'unknown' },
        'a delivery was not recorded',
      );
    }
  }
}
