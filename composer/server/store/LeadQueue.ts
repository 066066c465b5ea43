import { type BatchOutcome, fromThreadError, type WaitingLead } from './threadMessages.ts';
import type { LeadOutcome, LeadRecord } from './writeLead.ts';

export interface LeadQueueOptions {
  /** Writes leads in one commit. */
  readonly write: (leads: readonly WaitingLead[]) => Promise<readonly BatchOutcome[]>;
  /** Milliseconds that a lead may wait in the queue. After that, it is rejected and never written. */
  readonly timeoutMs: number;
  /** Maximum length of the queue. Further leads are rejected immediately. */
  readonly longest?: number;
  /** Maximum number of leads per commit. */
  readonly batch?: number;
}

/** The store is overloaded. The lead was not stored. */
class StoreBusy extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreBusy';
  }
}

interface Entry {
  readonly lead: LeadRecord;
  /** Deadline on the clock of `performance.now()`. */
  readonly until: number;
  readonly resolve: (outcome: LeadOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** Queues leads while others are written, and then writes them in one commit, which waits for the disk only once. */
export class LeadQueue {
  readonly #options: Required<LeadQueueOptions>;
  #entries: Entry[] = [];
  #isWriting = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LeadQueueOptions) {
    this.#options = { longest: 2000, batch: 100, ...options };
  }

  /** Resolves with the outcome once the lead is stored durably. @throws {StoreBusy} if it was not written in time. */
  add(lead: LeadRecord): Promise<LeadOutcome> {
    const { longest, timeoutMs } = this.#options;
    if (this.#entries.length >= longest) return Promise.reject(new StoreBusy('Too many leads are waiting.'));
    return new Promise((resolve, reject) => {
      this.#entries.push({ lead, until: performance.now() + timeoutMs, resolve, reject });
      if (this.#isWriting) this.#watch();
      else void this.#write();
    });
  }

  /** Rejects queued leads at their deadline while a batch is being written. */
  #watch(): void {
    const [first] = this.#entries;
    if (this.#timer || !first) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const now = performance.now();
        const late = this.#entries.filter(({ until }) => until <= now);
        this.#entries = this.#entries.filter(({ until }) => until > now);
        for (const { reject } of late) reject(new StoreBusy('The store did not get to the lead in time.'));
        this.#watch();
      },
      Math.max(1, first.until - performance.now()),
    ).unref();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#entries.length > 0) {
      const batch = this.#entries.splice(0, this.#options.batch);
      const now = performance.now();
      const leads = batch.map(({ lead, until }) => ({ lead, leftMs: until - now }));
      try {
        const outcomes = await this.#options.write(leads);
        batch.forEach((entry, at) => settle(entry, outcomes[at]));
      } catch (error) {
        for (const { reject } of batch) reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.#isWriting = false;
  }
}

function settle({ resolve, reject }: Entry, outcome: BatchOutcome | undefined): void {
  if (outcome === undefined) reject(new Error('Nothing is known about the lead.'));
  else if (outcome.state === 'failed') reject(fromThreadError(outcome.error));
  else resolve(outcome);
}
