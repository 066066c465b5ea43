/** A lead as it is stored: sealed, with the keys it may be known by. */
export interface LeadRecord {
  readonly form: string;
  readonly key: string;
  /** A key that the same lead may have been stored with shortly before. */
  readonly earlier?: string;
  /** Digests that the same lead may be stored with; a new one gets the first. */
  readonly digests: readonly [string, ...string[]];
  /** The open values as JSON. */
  readonly body: string;
  /** The sensitive values as JSON, each encrypted. */
  readonly sealed: string | null;
  readonly locale: string;
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** What becomes of its delivery: it waits, it has just been made, or it is a machine's and never will be. */
  readonly delivery: 'waiting' | 'delivered' | 'fake';
  /** What is good for one lead only. */
  readonly proofs: readonly { readonly id: string; readonly expiresAt: number }[];
}
