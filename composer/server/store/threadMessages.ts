import type { LeadOutcome, LeadRecord } from './writeLead.ts';

/** Startup data of the store's thread. */
export interface ThreadTask {
  readonly file: string;
  /** Milliseconds to wait for a lock. */
  readonly timeoutMs: number;
  /** Whether an earlier thread had the store open, so that its file must exist. */
  readonly isKnown: boolean;
}

/** A queued lead, and the milliseconds that it may still wait for a lock. */
export interface WaitingLead {
  readonly lead: LeadRecord;
  readonly leftMs: number;
}

/** An error in serializable form, with its code, which Node would drop between threads. */
interface ThreadError {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** The outcome of one lead in a batch. A failed lead is not in the store. */
export type BatchOutcome = LeadOutcome | { readonly state: 'failed'; readonly error: ThreadError };

export type ThreadRequest =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'leads'; readonly leads: readonly WaitingLead[] }
  | { readonly kind: 'close' };

export interface ThreadQuestion {
  readonly id: number;
  readonly request: ThreadRequest;
}

export type ThreadReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: ThreadError };

export function toThreadError(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name: error.name, message: error.message, code };
}

export const fromThreadError = ({ name, message, code }: ThreadError): Error =>
  Object.assign(new Error(message), { name, ...(code !== undefined && { code }) });
