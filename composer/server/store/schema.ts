import type { Generated } from 'kysely';

/** One lead, stored before it is acknowledged. */
export interface LeadRow {
  id: Generated<number>;
  /** `formId` of the form's definition. */
  form: string;
  /** Random key of one filled-in form; a second post with it is the same lead. */
  idempotency_key: string;
  /** Digest of the body; the same key with another body is refused. */
  body_digest: string;
  /** Field values as JSON. */
  body: string;
  locale: string;
  /** Path of the page the form stood on. */
  page: string;
  /** Milliseconds since 1970. */
  received_at: number;
}

/** One delivery of a lead to the bank's systems. */
export interface OutboxRow {
  id: Generated<number>;
  lead_id: number;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  /** Milliseconds since 1970. */
  next_at: number;
}

export interface StoreTables {
  leads: LeadRow;
  outbox: OutboxRow;
}
