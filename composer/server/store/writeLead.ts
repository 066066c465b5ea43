import type { Kysely } from 'kysely';
import { dueTime } from './databaseTime.ts';
import type { StoreKind, StoreTables } from './schema.ts';

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

/**
 * `stored`: new lead. `known`: duplicate of a stored lead; both with the key under which it is stored. `conflict`: same
 * key with another body. `reused`: used proof.
 */
export type LeadOutcome =
  | { readonly state: 'stored' | 'known'; readonly id: number; readonly key: string }
  | { readonly state: 'conflict' }
  | { readonly state: 'reused'; readonly proof: string };

/** Milliseconds for which leads with the same values and no key are considered the same lead. */
export const sameForMs = 10 * 60_000;

/** A proof was already used. The lead must be rolled back. */
export class ReusedProof extends Error {
  readonly proof: string;
  constructor(proof: string) {
    super('The proof was used before.');
    this.proof = proof;
  }
}

async function spendProofs(work: Kysely<StoreTables>, { proofs }: LeadRecord): Promise<void> {
  for (const proof of proofs) if (!(await spendProof(work, proof))) throw new ReusedProof(proof.id);
}

async function findEarlier(
  work: Kysely<StoreTables>,
  { earlier, receivedAt }: LeadRecord,
): Promise<number | undefined> {
  if (earlier === undefined) return undefined;
  const stored = await work
    .selectFrom('leads')
    .select(['id', 'received_at'])
    .where('idempotency_key', '=', earlier)
    .executeTakeFirst();
  return stored && receivedAt - stored.received_at < sameForMs ? stored.id : undefined;
}

const leadRow = (lead: LeadRecord) => ({
  form: lead.form,
  idempotency_key: lead.key,
  body_digest: lead.digests[0],
  body: lead.body,
  sealed: lead.sealed,
  locale: lead.locale,
  page: lead.page,
  received_at: lead.receivedAt,
});

const outboxRow = ({ delivery, receivedAt }: LeadRecord) => ({
  state: delivery,
  attempts: 0,
  finished_at: delivery === 'waiting' ? null : receivedAt,
});

/**
 * Writes a lead, its delivery and its proofs. The caller must have begun a transaction, and must not acknowledge the
 * lead before its commit.
 *
 * @throws {ReusedProof} if a proof was already used; the caller must roll back.
 */
export async function writeLead(
  work: Kysely<StoreTables>,
  lead: LeadRecord,
  kind: StoreKind,
): Promise<LeadOutcome> {
  const earlierId = await findEarlier(work, lead);
  if (earlierId !== undefined) return { state: 'known', id: earlierId, key: lead.earlier ?? lead.key };
  const inserted = await work
    .insertInto('leads')
    .values(leadRow(lead))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await spendProofs(work, lead);
    await work
      .insertInto('outbox')
      .values({ lead_id: inserted.id, next_at: dueTime(kind, lead.receivedAt), ...outboxRow(lead) })
      .execute();
    return { state: 'stored', id: inserted.id, key: lead.key };
  }
  const same = await work
    .selectFrom('leads')
    .select(['id', 'body_digest'])
    .where('idempotency_key', '=', lead.key)
    .executeTakeFirstOrThrow();
  return lead.digests.includes(same.body_digest)
    ? { state: 'known', id: same.id, key: lead.key }
    : { state: 'conflict' };
}

/**
 * Writes a new lead and its delivery in a single statement, which is its own transaction: one round trip to the
 * database instead of four. Only supported by PostgreSQL.
 *
 * @returns Its id; `undefined` if its key exists, or if a single statement is not enough for this lead.
 */
export async function insertLead(db: Kysely<StoreTables>, lead: LeadRecord): Promise<number | undefined> {
  if (lead.earlier !== undefined || lead.proofs.length > 0) return undefined;
  const { state, attempts, finished_at } = outboxRow(lead);
  const inserted = await db
    .with('lead', (work) =>
      work
        .insertInto('leads')
        .values(leadRow(lead))
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id'),
    )
    .with('delivery', (work) =>
      work
        .insertInto('outbox')
        .columns(['lead_id', 'state', 'attempts', 'next_at', 'finished_at'])
        .expression((select) =>
          select
            .selectFrom('lead')
            .select((build) => [
              'lead.id',
              build.val(state).as('state'),
              build.cast<number>(build.val(attempts), 'integer').as('attempts'),
              dueTime('postgres', lead.receivedAt).as('next_at'),
              build.cast<number | null>(build.val(finished_at), 'bigint').as('finished_at'),
            ]),
        ),
    )
    .selectFrom('lead')
    .select('id')
    .executeTakeFirst();
  return inserted?.id;
}
