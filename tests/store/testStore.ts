import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { StoreKind } from '#composer/server/store/schema.ts';
import { openStore as open, type Store, type StoreOptions } from '#composer/server/store/openStore.ts';
import { bundleOfComposer } from '#tests/bundleOfComposer.ts';

/** A PostgreSQL server whose user may create databases. */
const address = process.env['PORTICO_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs statements outside the test databases. */
async function administer(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function isThere(): Promise<boolean> {
  try {
    await administer('select 1');
    return true;
  } catch {
    return false;
  }
}

// In CI the tests on PostgreSQL always run, so that they fail if it is missing.
const hasPostgres = process.env['CI'] === 'true' || (await isThere());
if (!hasPostgres)
  process.stderr.write(
    'LEFT OUT: the tests on PostgreSQL; none answers (PORTICO_TEST_POSTGRES or 127.0.0.1:5432).\n',
  );

/** The databases that every test of the store runs on. */
export const storeKinds: readonly StoreKind[] = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

let count = 0;

/** Creates an empty database for one test. Deleted after the test. */
export async function emptyStore(kind: StoreKind): Promise<StoreOptions> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-store-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  if (kind === 'sqlite') return { dataFolder };
  count += 1;
  const name = `portico_test_${process.pid}_${Date.now()}_${count}`;
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { dataFolder, databaseUrl: url.href };
}

/** Drops a PostgreSQL database while it is in use. */
export const dropDatabase = (databaseUrl: string) =>
  administer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);

/** Does to a PostgreSQL database what its restart does: ends all connections, and refuses new ones for a while. */
export async function restartDatabase(databaseUrl: string, milliseconds: number): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await administer(`alter database ${name} with allow_connections false`, end);
  await sleep(milliseconds);
  await administer(`alter database ${name} with allow_connections true`);
}

/** Opens a store with the program of its thread as it is built. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return open({ ...options, bundle: await bundleOfComposer() });
}

/** Opens a store that is closed after the test. */
export async function opened(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

/** Returns the stored leads, oldest first, read through a separate connection. */
export async function keptLeads(options: StoreOptions) {
  const store = await openStore(options);
  try {
    const leads = await store.db.selectFrom('leads').selectAll().orderBy('id').execute();
    const outbox = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    return { leads, outbox, bodies: leads.map(({ body }) => JSON.parse(body) as Record<string, string>) };
  } finally {
    await store.close();
  }
}
