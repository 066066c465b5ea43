import { type CircuitBreakerPolicy, CircuitState } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { Durations } from './Durations.ts';

/**
 * `refused`: the system works and does not want this call. `failed`: it does not work. `skipped`: not called, because its
 * circuit breaker is open.
 */
export type CallResult = 'ok' | 'refused' | 'failed' | 'skipped';

/** What is published about an upstream. Times are in ISO format. */
export interface UpstreamState {
  readonly name: string;
  /** `untried`: nothing was asked yet. */
  readonly state: 'untried' | 'working' | 'failing';
  /** When the state began. */
  readonly since: string;
  readonly lastSuccess?: string;
  readonly lastError?: { readonly at: string; readonly reason: string };
}

/** Consecutive refusals that mean that the address or the credentials are wrong, rather than a request. */
const refusalsToFail = 5;
/** Milliseconds in which a failing and recovering upstream is logged at most once, so that it cannot flood the log. */
const quietMs = 60_000;

interface UpstreamOptions {
  readonly name: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Durations of calls by service and result, shared by all upstreams. */
  readonly calls: Durations;
}

/** The state of one system that the server calls. Logs when it starts to fail, and when it has recovered. */
export class UpstreamWatch {
  readonly #options: UpstreamOptions;
  readonly #circuits: CircuitBreakerPolicy[] = [];
  #state: UpstreamState['state'] = 'untried';
  #since: Date;
  #lastSuccess: Date | undefined;
  #lastError: { readonly at: Date; readonly reason: string } | undefined;
  #refusals = 0;
  /** Whether the current failure was logged. */
  #isAnnounced = false;
  #announcedAt = -Infinity;
  #staleAnswers = 0;
  #openings = 0;
  #closings = 0;

  constructor(options: UpstreamOptions) {
    this.#options = options;
    this.#since = options.now();
  }

  get name(): string {
    return this.#options.name;
  }

  get isFailing(): boolean {
    return this.#state === 'failing';
  }

  /** Answers that were repeated because a call failed. */
  get staleAnswers(): number {
    return this.#staleAnswers;
  }

  get breaker(): { readonly isOpen: boolean; readonly opened: number; readonly closed: number } {
    const isOpen = this.#circuits.some(({ state }) => state !== CircuitState.Closed);
    return { isOpen, opened: this.#openings, closed: this.#closings };
  }

  /** Follows a circuit breaker of this upstream. */
  follow(circuit: CircuitBreakerPolicy): void {
    this.#circuits.push(circuit);
    circuit.onBreak(() => {
      this.#openings += 1;
      this.#announce(this.#options.now());
    });
    circuit.onReset(() => (this.#closings += 1));
  }

  /**
   * Records the result of a call.
   *
   * @param milliseconds Duration of the call.
   * @param reason Why it was refused or failed, in words that are safe to publish.
   */
  record(result: CallResult, milliseconds: number, reason = ''): void {
    const { calls, name, now } = this.#options;
    calls.observe(name, result, milliseconds);
    if (result === 'skipped') return;
    const at = now();
    if (result === 'ok') {
      this.#refusals = 0;
      this.#lastSuccess = at;
      this.#work(at);
      return;
    }
    this.#lastError = { at, reason };
    this.#refusals = result === 'refused' ? this.#refusals + 1 : 0;
    if (result === 'failed' || this.#refusals >= refusalsToFail) this.#fail(at);
    // A refusal is an answer: the system works, unless it refuses everything.
    else if (this.#state !== 'failing') this.#enter('working', at);
  }

  /** Records that an earlier answer was repeated, because no new one could be had. */
  recordStale(): void {
    this.#staleAnswers += 1;
  }

  #enter(state: UpstreamState['state'], at: Date): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#since = at;
  }

  #fail(at: Date): void {
    this.#enter('failing', at);
    if (at.getTime() - this.#announcedAt >= quietMs) this.#announce(at);
  }

  #announce(at: Date): void {
    if (this.#state !== 'failing' || this.#isAnnounced) return;
    this.#isAnnounced = true;
    this.#announcedAt = at.getTime();
    const { log, name } = this.#options;
    log.warn({ service: name, reason: this.#lastError?.reason }, 'upstream fails');
  }

  #work(at: Date): void {
    const failedFor = Math.round((at.getTime() - this.#since.getTime()) / 1000);
    this.#enter('working', at);
    if (!this.#isAnnounced) return;
    this.#isAnnounced = false;
    const { log, name } = this.#options;
    log.warn({ service: name, reason: this.#lastError?.reason, seconds: failedFor }, 'upstream works again');
  }

  describe(): UpstreamState {
    const { name } = this;
    const error = this.#lastError;
    return {
      name,
      state: this.#state,
      since: this.#since.toISOString(),
      ...(this.#lastSuccess && { lastSuccess: this.#lastSuccess.toISOString() }),
      ...(error && { lastError: { at: error.at.toISOString(), reason: error.reason } }),
    };
  }
}

/** All systems that a server calls, by the names of their services. */
export class Upstreams {
  readonly #options: Omit<UpstreamOptions, 'name' | 'calls'>;
  readonly #byName = new Map<string, UpstreamWatch>();
  /** Durations of all calls, by service and result. */
  readonly calls = new Durations();

  constructor(options: Omit<UpstreamOptions, 'name' | 'calls'>) {
    this.#options = options;
  }

  /** Returns the state of an upstream, which is created if it is new. */
  readonly watch = (name: string): UpstreamWatch => {
    let watch = this.#byName.get(name);
    if (!watch)
      this.#byName.set(name, (watch = new UpstreamWatch({ ...this.#options, name, calls: this.calls })));
    return watch;
  };

  get all(): readonly UpstreamWatch[] {
    return [...this.#byName.values()];
  }

  /** Names of the failing ones. */
  get failing(): readonly string[] {
    return this.all.filter(({ isFailing }) => isFailing).map(({ name }) => name);
  }
}
