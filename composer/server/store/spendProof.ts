import type { Kysely } from 'kysely';
import type { LeadRecord } from './LeadRecord.ts';
import type { StoreTables } from './schema.ts';

/** Marks a proof as used. @returns `false` if it already was. Of two concurrent calls, only one succeeds. */
export async function spendProof(
  work: Kysely<StoreTables>,
  { id, expiresAt }: LeadRecord['proofs'][number],
): Promise<boolean> {
  const spent = await work
    .insertInto('used_proofs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
