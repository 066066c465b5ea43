import { sql } from 'kysely';
import { databaseTime } from './databaseTime.ts';
import type { StoredValues } from './leadStore.ts';
import type { Store } from './openStore.ts';

/** A lead that this process may deliver until its lease expires. */
export interface ClaimedLead extends StoredValues {
  readonly outboxId: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Milliseconds since 1970. */
  readonly firstTryAt: number;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
  readonly id: number;
  readonly form: string;
  readonly locale: string;
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/**
 * Claims leads that are due, oldest first. No two processes claim the same one. A claim moves the due time to the end
 * of the lease, so that leads of a crashed process become due again.
 *
 * @param claims `now`: milliseconds since 1970. By default the database's clock, because those of the servers differ.
 */
export async function claimDue(
  { db, kind, prepare }: Store,
  claims: { readonly now?: number | undefined; readonly leaseMs: number; readonly limit: number },
): Promise<ClaimedLead[]> {
  const { leaseMs, limit } = claims;
  const now = claims.now === undefined ? databaseTime(kind) : sql<number>`cast(${claims.now} as bigint)`;
  await prepare();
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at');
  // An update takes SQLite's write lock even if it changes nothing.
  if (!(await waiting.limit(1).executeTakeFirst())) return [];
  const due = waiting.limit(limit).$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  const claimed = await db
    .updateTable('outbox')
    .set({
      attempts: sql`attempts + 1`,
      next_at: sql`${now} + cast(${leaseMs} as bigint)`,
      first_try_at: sql`coalesce(first_try_at, ${now})`,
    })
    .where('id', 'in', due)
    .returning(['id', 'lead_id', 'attempts', 'first_try_at', 'next_at'])
    .execute();
  if (claimed.length === 0) return [];
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where(
      'id',
      'in',
      claimed.map(({ lead_id }) => lead_id),
    )
    .orderBy('id')
    .execute();
  const rows = new Map(claimed.map((row) => [row.lead_id, row]));
  return leads.flatMap((lead) => {
    const claim = rows.get(lead.id);
    if (!claim) return [];
    const claimedAt = claim.next_at - leaseMs;
    return {
      outboxId: claim.id,
      attempt: claim.attempts,
      firstTryAt: claim.first_try_at ?? claimedAt,
      claimedAt,
      id: lead.id,
      form: lead.form,
      key: lead.idempotency_key,
      body: lead.body,
      sealed: lead.sealed,
      locale: lead.locale,
      page: lead.page,
      receivedAt: lead.received_at,
    };
  });
}

/** Records a delivery, even if another process has claimed the lead in the meantime. */
export async function markDelivered({ db }: Store, claim: ClaimedLead, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'delivered', finished_at: now, last_error: null })
    .where('id', '=', claim.outboxId)
    .execute();
}

/**
 * Records a failed attempt, unless another process has claimed the lead in the meantime.
 *
 * @param nextAt Time of the next attempt in milliseconds since 1970. Without it, the lead is parked.
 */
export async function markFailed(
  { db }: Store,
  claim: ClaimedLead,
  { error, now, nextAt }: { readonly error: string; readonly now: number; readonly nextAt?: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      last_error: error,
      ...(nextAt === undefined ? { state: 'parked', finished_at: now } : { next_at: nextAt }),
    })
    .where('id', '=', claim.outboxId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', claim.attempt)
    .execute();
}

/** Undoes a claim, so that the lead is due again at once. */
export async function unclaim({ db }: Store, claim: ClaimedLead, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ attempts: claim.attempt - 1, next_at: now })
    .where('id', '=', claim.outboxId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', claim.attempt)
    .execute();
}
