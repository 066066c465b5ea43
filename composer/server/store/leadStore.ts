import { createHash } from 'node:crypto';
import type { Store } from './openStore.ts';

export interface NewLead {
  readonly form: string;
  /** Random key of one filled-in form. */
  readonly key: string;
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

/**
 * Stores a lead and its delivery in one transaction. When it resolves with `stored`, both are on disk.
 *
 * @param now milliseconds since 1970.
 */
export async function storeLead(store: Store, lead: NewLead, now: number): Promise<LeadOutcome> {
  const digest = digestOf(lead);
  return store.db.transaction().execute(async (work): Promise<LeadOutcome> => {
    const inserted = await work
      .insertInto('leads')
      .values({
        form: lead.form,
        idempotency_key: lead.key,
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
    const known = await work
      .selectFrom('leads')
      .select(['id', 'body_digest'])
      .where('idempotency_key', '=', lead.key)
      .executeTakeFirstOrThrow();
    return known.body_digest === digest ? { state: 'known', id: known.id } : { state: 'conflict' };
  });
}
