import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { StoreTables } from './schema.ts';
import { type BatchOutcome, toThreadError, type WaitingLead } from './threadMessages.ts';
import { ReusedProof, writeLead } from './writeLead.ts';
import { isBusy } from './storeErrors.ts';

/** Milliseconds between two attempts while another process writes. */
const pause = 10;

const late: BatchOutcome = {
  state: 'failed',
  error: { name: 'StoreBusy', message: 'The store is locked by another process.', code: 'SQLITE_BUSY' },
};

/** Begins a write transaction. @returns `false` if another connection holds the lock. */
async function begun(connection: Kysely<StoreTables>): Promise<boolean> {
  try {
    await sql`begin immediate`.execute(connection);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** Writes one lead of a transaction with several. If it fails, only this lead is rolled back. */
async function writeApart(connection: Kysely<StoreTables>, { lead }: WaitingLead): Promise<BatchOutcome> {
  await sql`savepoint lead`.execute(connection);
  try {
    const outcome = await writeLead(connection, lead, 'sqlite');
    await sql`release lead`.execute(connection);
    return outcome;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has rolled back the whole transaction, and this statement fails
    // too.
    await sql`rollback to lead`.execute(connection);
    await sql`release lead`.execute(connection);
    if (error instanceof ReusedProof) return { state: 'reused', proof: error.proof };
    return { state: 'failed', error: toThreadError(error) };
  }
}

/**
 * Writes leads in one transaction, which waits for the disk only once. Leads whose deadline passes before the lock is
 * free are not written.
 *
 * @param connection Must only be used for these batches.
 * @returns The outcome of each lead, in order. Stored leads are durable.
 */
export async function writeLeadBatch(
  connection: Kysely<StoreTables>,
  leads: readonly WaitingLead[],
): Promise<readonly BatchOutcome[]> {
  const start = performance.now();
  const isLate = ({ leftMs }: WaitingLead) => performance.now() - start > leftMs;
  try {
    while (!(await begun(connection))) {
      if (leads.every(isLate)) return leads.map(() => late);
      await sleep(pause);
    }
    const outcomes: BatchOutcome[] = [];
    for (const lead of leads) outcomes.push(isLate(lead) ? late : await writeApart(connection, lead));
    await sql`commit`.execute(connection);
    return outcomes;
  } catch (error) {
    await sql`rollback`.execute(connection).catch(() => undefined);
    const failed: BatchOutcome = { state: 'failed', error: toThreadError(error) };
    return leads.map(() => failed);
  }
}
