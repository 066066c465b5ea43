import type { Store } from './openStore.ts';

/** A captcha token that its provider has accepted. */
interface VerifiedProof {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Returns the proof of a token that any server had verified, even if it has expired. @throws if the store fails. */
export async function verifiedProof(store: Store, id: string): Promise<VerifiedProof | undefined> {
  await store.prepare();
  const row = await store.db
    .selectFrom('verified_proofs')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id, expiresAt: row.expires_at };
}

/** Keeps the proof of a token that was verified, for all servers. @throws if the store fails. */
export async function keepVerifiedProof({ db }: Store, { id, expiresAt }: VerifiedProof): Promise<void> {
  await db
    .insertInto('verified_proofs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
