import type { SelectQueryBuilder } from 'kysely';
import { databaseTime } from './databaseTime.ts';
import type { StoredValues } from './leadStore.ts';
import type { Store } from './openStore.ts';
import type { OutboxRow, StoreTables } from './schema.ts';

export type DeliveryState = OutboxRow['state'];
export const deliveryStates: readonly DeliveryState[] = ['waiting', 'delivered', 'parked', 'fake'];

/** A filter for leads; all given conditions must match. Times are milliseconds since 1970. */
export interface LeadFilter {
  readonly ids?: readonly number[];
  readonly form?: string;
  readonly states?: readonly DeliveryState[];
  /** Received at or after this time. */
  readonly since?: number;
  /** Received before this time. */
  readonly before?: number;
}

/** A lead with the state of its delivery. Times are milliseconds since 1970. */
export interface KnownLead extends StoredValues {
  readonly id: number;
  readonly form: string;
  readonly locale: string;
  readonly page: string;
  readonly receivedAt: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAt: number;
  readonly finishedAt: number | null;
  readonly lastError: string | null;
}

type Joined = SelectQueryBuilder<StoreTables, 'leads' | 'outbox', object>;

function joined({ db }: Store, { ids, form, states, since, before }: LeadFilter): Joined {
  return db
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
    .$if(ids !== undefined, (query) => query.where('leads.id', 'in', [...(ids ?? [])]))
    .$if(form !== undefined, (query) => query.where('leads.form', '=', form ?? ''))
    .$if(states !== undefined, (query) => query.where('outbox.state', 'in', [...(states ?? [])]))
    .$if(since !== undefined, (query) => query.where('leads.received_at', '>=', since ?? 0))
    .$if(before !== undefined, (query) => query.where('leads.received_at', '<', before ?? 0));
}

export async function countLeads(store: Store, filter: LeadFilter): Promise<number> {
  const { count } = await joined(store, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns leads, newest first. @param range `below` only returns leads with a smaller id. */
export async function findLeads(
  store: Store,
  filter: LeadFilter,
  { limit, below }: { readonly limit: number; readonly below?: number },
): Promise<KnownLead[]> {
  return joined(store, filter)
    .$if(below !== undefined, (query) => query.where('leads.id', '<', below ?? 0))
    .select([
      'leads.id as id',
      'leads.form as form',
      'leads.idempotency_key as key',
      'leads.body as body',
      'leads.sealed as sealed',
      'leads.locale as locale',
      'leads.page as page',
      'leads.received_at as receivedAt',
      'outbox.state as state',
      'outbox.attempts as attempts',
      'outbox.next_at as nextAt',
      'outbox.finished_at as finishedAt',
      'outbox.last_error as lastError',
    ])
    .orderBy('leads.id', 'desc')
    .limit(limit)
    .execute();
}

const pageSize = 500;

/** Yields all leads that match a filter, newest first. Reads a few hundred at a time. */
export async function* allLeads(store: Store, filter: LeadFilter): AsyncGenerator<KnownLead> {
  let below: number | undefined;
  for (;;) {
    const leads = await findLeads(store, filter, { limit: pageSize, ...(below !== undefined && { below }) });
    yield* leads;
    below = leads.at(-1)?.id;
    if (leads.length < pageSize || below === undefined) return;
  }
}

/**
 * Schedules leads for delivery with a new series of attempts. Skips delivered leads, and also bots' leads unless the
 * filter names that state.
 * @returns Their number.
 */
export async function retryLeads(store: Store, filter: LeadFilter): Promise<number> {
  const states = (filter.states ?? (['waiting', 'parked'] as const)).filter((state) => state !== 'delivered');
  const { numUpdatedRows } = await store.db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      attempts: 0,
      next_at: databaseTime(store.kind),
      first_try_at: null,
      finished_at: null,
    })
    .where('lead_id', 'in', joined(store, { ...filter, states }).select('leads.id'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deletes leads with their deliveries, a few hundred at a time so that other writes can run in between.
 * @returns Their number.
 */
export async function purgeLeads(store: Store, filter: LeadFilter): Promise<number> {
  let count = 0;
  for (;;) {
    const some = await joined(store, filter).select('leads.id as id').limit(pageSize).execute();
    if (some.length === 0) return count;
    const ids = some.map(({ id }) => id);
    await store.db.deleteFrom('leads').where('id', 'in', ids).execute();
    count += ids.length;
  }
}

/** Deletes records of used and of verified proofs that have expired. */
export async function forgetProofs({ db }: Store, now: number): Promise<void> {
  await db.deleteFrom('verified_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_proofs').where('expires_at', '<', now).execute();
}
