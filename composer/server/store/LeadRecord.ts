/** A lead as it is stored: encrypted, with its idempotency keys. */
export interface LeadRecord {
  readonly form: string;
  readonly key: string;
  /** A second key under which the same lead may have been stored shortly before. */
  readonly earlier?: string;
  /** Digests under which the same lead may be stored. A new lead gets the first. */
  readonly digests: readonly [string, ...string[]];
  /** The values that are not sensitive, as JSON. */
  readonly body: string;
  /** The sensitive values as JSON, each encrypted. */
  readonly sealed: string | null;
  readonly locale: string;
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** State of the delivery: still to be made, already made, or none because the sender was a bot. */
  readonly delivery: 'waiting' | 'delivered' | 'fake';
  /** Proofs that are valid for one lead only. */
  readonly proofs: readonly { readonly id: string; readonly expiresAt: number }[];
}
