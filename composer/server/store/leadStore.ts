import { createHash } from 'node:crypto';
import type { Store } from './openStore.ts';

export interface NewLead {
  readonly form: string;
  /** Random key of one filled-in form; without it the same values within ten minutes are the same lead. */
  readonly key?: string;
  readonly values: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly page: string;
}

/** `stored` is new, `known` the same lead again, `conflict` the same key with another body. */
export type LeadOutcome =
  | { readonly state: 'stored' | 'known'; readonly id: number }
  | { readonly state: 'conflict' };

const digestOf = (lead: NewLead) =>
  createHash('sha256')
    .update(JSON.stringify([lead.form, Object.entries(lead.values).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex');

const sameForMs = 10 * 60_000;

/**
 * The keys a lead may be known by. A form without JavaScript cannot make a key, so there it is
 * the content and the time, and a second tap just after the turn of ten minutes still finds the lead before it.
 */
function keysOf({ form, key }: NewLead, digest: string, now: number): { own: string; earlier?: string } {
  if (key !== undefined) return { own: key };
  const span = Math.floor(now / sameForMs);
  return { own: `${form}:${digest}:${span}`, earlier: `${form}:${digest}:${span - 1}` };
}

/**
 * Stores a lead and its delivery in one transaction. When it resolves with `stored`, both are on disk.
 *
 * @param now milliseconds since 1970.
 */
export async function storeLead(store: Store, lead: NewLead, now: number): Promise<LeadOutcome> {
  const digest = digestOf(lead);
  const { own: key, earlier } = keysOf(lead, digest, now);
  if (earlier !== undefined) {
    const known = await store.db
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where('idempotency_key', '=', earlier)
      .executeTakeFirst();
    if (known && now - known.received_at < sameForMs) return { state: 'known', id: known.id };
  }
  return store.db.transaction().execute(async (work): Promise<LeadOutcome> => {
    const inserted = await work
      .insertInto('leads')
      .values({
        form: lead.form,
        idempotency_key: key,
        body_digest: digest,
        body: JSON.stringify(lead.values),
        locale: lead.locale,
        page: lead.page,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) {
      const delivery = { lead_id: inserted.id, state: 'waiting', attempts: 0, next_at: now } as const;
      await work.insertInto('outbox').values(delivery).execute();
      return { state: 'stored', id: inserted.id };
    }
    const same = await work
      .selectFrom('leads')
      .select(['id', 'body_digest'])
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return same.body_digest === digest ? { state: 'known', id: same.id } : { state: 'conflict' };
  });
}
