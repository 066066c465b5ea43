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
  /** Field values as JSON, without the sensitive ones. */
  body: string;
  /** The sensitive values as JSON, each encrypted; `null` when there are none. */
  sealed: string | null;
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
  /** What a form service took for a machine's is `fake`: it is kept to be looked at and goes nowhere (FORM-21). */
  state: 'waiting' | 'delivered' | 'parked' | 'fake';
  attempts: number;
  /** Milliseconds since 1970: when it is due; while a process is at it, when another one may take it over. */
  next_at: number;
  /** Milliseconds since 1970; `null` before the first try. */
  first_try_at: Generated<number | null>;
  /** Why the last try failed, without anything a visitor sent. */
  last_error: Generated<string | null>;
  /** Milliseconds since 1970: when it was delivered or parked. */
  finished_at: Generated<number | null>;
}

/** A random key that the processes of a store share; none that encrypts what visitors enter. */
export interface SecretRow {
  name: string;
  /** Base64. */
  value: string;
}

/** What is good for one lead and was used for it: a captcha's proof, a marketing code. */
export interface UsedProofRow {
  id: string;
  /** Milliseconds since 1970: from then on it is good for nothing anyway. */
  expires_at: number;
}

/** How often pages were seen on one day; nothing of who saw them. */
export interface PageViewRow {
  /** Of the UTC calendar, `2026-11-23`. */
  day: string;
  /** Digest of the fields. */
  id: string;
  /** What the pages say of themselves, as JSON. */
  fields: string;
  views: number;
  /** Views with which a session began. */
  sessions: number;
}

export interface StoreTables {
  page_views: PageViewRow;
  leads: LeadRow;
  outbox: OutboxRow;
  secrets: SecretRow;
  used_proofs: UsedProofRow;
}
