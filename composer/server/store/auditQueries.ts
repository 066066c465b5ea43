import type { AuditRecord } from '#composer/releases/releaseAudit.ts';
import { databaseTime } from './databaseTime.ts';
import type { Store } from './openStore.ts';

/** Records that somebody did something with leads. The time is the database's. */
export async function recordAct(
  { db, kind }: Store,
  { by, what, details }: Omit<AuditRecord, 'at'>,
): Promise<void> {
  const row = { at: databaseTime(kind), actor: by, what, details: JSON.stringify(details) };
  await db.insertInto('audit').values(row).execute();
}

/** Returns the records from a time on, oldest first. @param since Milliseconds since 1970. */
export async function recordedActs({ db }: Store, since = 0): Promise<AuditRecord[]> {
  const rows = await db.selectFrom('audit').selectAll().where('at', '>=', since).orderBy('id').execute();
  return rows.map(({ at, actor, what, details }) => ({
    at: new Date(at).toISOString(),
    by: actor,
    what,
    // Only `recordAct` writes it.
    details: JSON.parse(details) as AuditRecord['details'],
  }));
}
