import { randomBytes } from 'node:crypto';
import limit from 'p-limit';
import { z } from 'zod';
import { auditFolder } from './manifest.ts';
import type { ObjectStore } from './ObjectStore.ts';

const auditRecord = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  /** The command: `releases activate`. */
  what: z.string(),
  /** Nothing about visitors. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** Who did what, and when. */
export type AuditRecord = z.output<typeof auditRecord>;

/** Adds a record. Records are separate objects that nothing changes or deletes; their names are in order of time. */
export async function writeAudit(store: ObjectStore, record: AuditRecord): Promise<void> {
  const name = `${record.at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  await store.put(`${auditFolder}/${name}.json`, Buffer.from(`${JSON.stringify(record)}\n`));
}

/**
 * Records an action, then does it. The record comes first, so that nothing happens without one. A second record says that
 * it failed.
 */
export async function audited<Result>(
  write: (record: AuditRecord) => Promise<void>,
  record: AuditRecord,
  work: () => Promise<Result>,
): Promise<Result> {
  await write(record);
  try {
    return await work();
  } catch (error) {
    // The failure itself is what the operator must learn, even if this record cannot be written.
    await write({ ...record, details: { ...record.details, failed: true } }).catch(() => undefined);
    throw error;
  }
}

/** Returns all records from a time on, oldest first. @param since ISO 8601 in UTC. */
export async function readAudit(store: ObjectStore, since = ''): Promise<AuditRecord[]> {
  const from = since.replaceAll(':', '-');
  const names = (await store.list(auditFolder)).filter((name) => name >= from);
  const run = limit(16);
  const found = await Promise.all(names.map((name) => run(() => store.get(`${auditFolder}/${name}`))));
  return found.flatMap((content) => {
    const parsed = content && auditRecord.safeParse(JSON.parse(content.toString('utf8')));
    return parsed?.success ? [parsed.data] : [];
  });
}
