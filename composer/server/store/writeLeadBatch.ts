import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isBusy } from './isBusy.ts';
import type { StoreTables } from './schema.ts';
import { type BatchOutcome, toThreadError, type WaitingLead } from './threadMessages.ts';
import { ReusedProof, writeLead } from './writeLead.ts';

/** Milliseconds between two tries while another process writes. */
const pause = 10;

const late: BatchOutcome = {
  state: 'failed',
  error: { name: 'StoreBusy', message: 'The store is locked by another process.', code: 'SQLITE_BUSY' },
};

/** Begins to write. @returns false when the lock is another's. */
async function begun(connection: Kysely<StoreTables>): Promise<boolean> {
  try {
    await sql`begin immediate`.execute(connection);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** One lead of a transaction that others are part of: what fails of it is taken back, and they go on. */
async function writeApart(connection: Kysely<StoreTables>, { lead }: WaitingLead): Promise<BatchOutcome> {
  await sql`savepoint lead`.execute(connection);
  try {
    const outcome = await writeLead(connection, lead);
    await sql`release lead`.execute(connection);
    return outcome;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has taken back the whole transaction; then this fails too.
    await sql`rollback to lead`.execute(connection);
    await sql`release lead`.execute(connection);
    if (error instanceof ReusedProof) return { state: 'reused', proof: error.proof };
    return { state: 'failed', error: toThreadError(error) };
  }
}

/**
 * Writes leads in one transaction, and so with one wait for the disk. Those whose time is over before another process
 * lets go of the lock are left out for good.
 *
 * @param connection of these batches alone.
 * @returns what became of each, in their order; what is there is on disk.
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
