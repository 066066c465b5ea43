import type { Generated } from 'kysely';

export type StoreKind = 'sqlite' | 'postgres';

/** A lead, which is stored before it is acknowledged. */
interface LeadRow {
  id: Generated<number>;
  /** `formId` of the form's definition. */
  form: string;
  /** Random key of one filled-in form. Another submission with the same key is the same lead. */
  idempotency_key: string;
  /** Digest of the body. The same key with another body is rejected. */
  body_digest: string;
  /** Field values as JSON, without the sensitive ones. */
  body: string;
  /** The sensitive values as JSON, each encrypted. `null` if there are none. */
  sealed: string | null;
  locale: string;
  /** Path of the page that contained the form. */
  page: string;
  /** Milliseconds since 1970. */
  received_at: number;
}

/** The delivery of a lead to the bank's systems. */
export interface OutboxRow {
  id: Generated<number>;
  lead_id: number;
  /**
   * `fake`: a form service considered the sender a bot. The lead is kept for inspection and never delivered (FORM-21).
   */
  state: 'waiting' | 'delivered' | 'parked' | 'fake';
  attempts: number;
  /** Milliseconds since 1970: when it is due, or while a process has claimed it, when the lease expires. */
  next_at: number;
  /** Milliseconds since 1970; `null` before the first attempt. */
  first_try_at: Generated<number | null>;
  /** Why the last attempt failed, without any data from visitors. */
  last_error: Generated<string | null>;
  /** Milliseconds since 1970: when it was delivered or parked. */
  finished_at: Generated<number | null>;
}

/** A random key that the processes of a store share. Never used to encrypt what visitors enter. */
interface SecretRow {
  name: string;
  /** Base64. */
  value: string;
}

/** A used proof that was valid for one lead: of a captcha, or a marketing code. */
interface UsedProofRow {
  id: string;
  /** Milliseconds since 1970. The proof is invalid from then on, so the row can be deleted. */
  expires_at: number;
}

/** Requests of a client within one window of a rate limit. Only used with PostgreSQL. */
interface RateLimitRow {
  /** Keyed digest of the limit and the client, so that no address is stored. */
  key: string;
  /** Milliseconds since 1970: when the window ends and counting begins anew. */
  ends_at: number;
  count: number;
}

/** A captcha token that its provider, which accepts it only once, has accepted. */
interface VerifiedProofRow {
  /** Digest of the token. */
  id: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** The last good answer of a service of the bank, for a question without personal data. */
export interface KeptAnswerRow {
  /** Digest of the service and the question. */
  key: string;
  body: string;
  /** Milliseconds since 1970: when the service sent it. */
  at: number;
}

/** Views of a page on one day, without any data about visitors. */
export interface PageViewRow {
  /** UTC day, `2026-11-23`. */
  day: string;
  /** Digest of the fields. */
  id: string;
  /** The page's fields, as JSON. */
  fields: string;
  views: number;
  /** Views that began a session. */
  sessions: number;
}

/** The record that leads were deleted at somebody's request, without any data about that person. */
export interface DeletionRow {
  id: Generated<number>;
  /** Milliseconds since 1970. */
  deleted_at: number;
  /** How the leads were chosen: by the person's email address, or by their ids. */
  reason: 'email' | 'id';
  /** The deleted leads, as JSON: their ids, forms, and whether they had been delivered. */
  leads: string;
}

/** Who did what with leads, and when, without any data about visitors. */
export interface AuditRow {
  id: Generated<number>;
  /** Milliseconds since 1970. */
  at: number;
  actor: string;
  /** The command: `leads export`. */
  what: string;
  /** JSON. */
  details: string;
}

/** A change of the tables that was made. */
interface StepRow {
  name: string;
  /** The step that a version must know to use the store. */
  needs: string | null;
}

export interface StoreTables {
  audit: AuditRow;
  deletions: DeletionRow;
  steps: StepRow;
  page_views: PageViewRow;
  leads: LeadRow;
  outbox: OutboxRow;
  secrets: SecretRow;
  used_proofs: UsedProofRow;
  rate_limits: RateLimitRow;
  verified_proofs: VerifiedProofRow;
  kept_answers: KeptAnswerRow;
}
