import { sql } from 'kysely';
import { databaseTime } from './databaseTime.ts';
import { allLeads, type DeliveryState, type KnownLead, purgeLeads } from './leadQueries.ts';
import { maskedValues } from './leadStore.ts';
import type { Store } from './openStore.ts';
import type { DeletionRow } from './schema.ts';

/** The leads of a person. */
export interface LeadsOfPerson {
  /** Leads with a field that contains the address and nothing else. */
  readonly own: readonly KnownLead[];
  /** Leads that mention it in another text. Another person may have sent them. */
  readonly mentions: readonly KnownLead[];
}

const comparable = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Finds the leads of an email address, whatever their state. */
export async function leadsOfEmail(store: Store, email: string): Promise<LeadsOfPerson> {
  const address = comparable(email);
  const own: KnownLead[] = [];
  const mentions: KnownLead[] = [];
  for await (const lead of allLeads(store, {})) {
    const values = Object.values(maskedValues(lead)).map(comparable);
    if (values.includes(address)) own.push(lead);
    else if (values.some((value) => value.includes(address))) mentions.push(lead);
  }
  return { own, mentions };
}

/** What the record of a deletion says about a lead. Nothing of it comes from the person. */
interface DeletedLead {
  readonly id: number;
  readonly form: string;
  readonly state: DeliveryState;
}

/** A recorded deletion. */
interface Deletion {
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
  readonly reason: DeletionRow['reason'];
  readonly leads: readonly DeletedLead[];
}

/**
 * Deletes leads with their deliveries, and records that it was done. The record comes first, so that no deletion is
 * without one if the process is killed in between.
 */
export async function deleteLeads(
  store: Store,
  leads: readonly KnownLead[],
  reason: DeletionRow['reason'],
): Promise<void> {
  const record: DeletedLead[] = leads.map(({ id, form, state }) => ({ id, form, state }));
  await store.db
    .insertInto('deletions')
    .values({ deleted_at: databaseTime(store.kind), reason, leads: JSON.stringify(record) })
    .execute();
  await purgeLeads(store, { ids: record.map(({ id }) => id) });
  // Deleted values are overwritten in SQLite's file; this removes what its log still contains of them.
  if (store.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}

/** Returns all recorded deletions, oldest first. */
export async function recordedDeletions({ db }: Store): Promise<readonly Deletion[]> {
  const rows = await db.selectFrom('deletions').selectAll().orderBy('id').execute();
  return rows.map(({ deleted_at, reason, leads }) => ({
    deletedAt: deleted_at,
    reason,
    // Only `deleteLeads` writes it.
    leads: JSON.parse(leads) as DeletedLead[],
  }));
}
