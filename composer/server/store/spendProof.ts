import type { Kysely } from 'kysely';
import type { LeadRecord } from './LeadRecord.ts';
import type { StoreTables } from './schema.ts';

/** Uses a proof up. @returns false when somebody did so before: of two at once, one is the first. */
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
