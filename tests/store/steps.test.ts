import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeLead } from '#composer/server/store/leadStore.ts';
import type { StoreOptions } from '#composer/server/store/openStore.ts';
import { emptyStore, keptLeads, opened, openStore, storeKinds } from '#tests/store/testStore.ts';

/** The migrations of the version that knew no steps. It refused a store with any other in its table. */
const earlier = ['001-leads', '002-delivery', '003-sealed', '004-captcha', '005-page-views'];

/** Opens a store without Portico. */
function plain({ dataFolder, databaseUrl }: StoreOptions): Kysely<Record<string, Record<string, unknown>>> {
  const pool = databaseUrl === undefined ? undefined : new Pool({ connectionString: databaseUrl });
  // Dropping the database may end a connection that is just being closed.
  pool?.on('error', () => {});
  const dialect = pool
    ? new PostgresDialect({ pool })
    : new SqliteDialect({ database: new Database(join(dataFolder, 'store.sqlite')) });
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

const lead = { form: 'contact', locale: 'en', page: '/', values: { firstName: 'Ada' } };

describe.each(storeKinds)('S7 a store with %s', (kind) => {
  test('can be used by the version that knew no steps', async () => {
    const options = await emptyStore(kind);
    await storeLead(await opened(options), lead, Date.now());
    const up = () => Promise.reject(new Error('The store lacks a migration.'));
    const provider = {
      getMigrations: () => Promise.resolve(Object.fromEntries(earlier.map((name) => [name, { up }]))),
    };
    const { error, results } = await new Migrator({ db: plain(options), provider }).migrateToLatest();
    expect([error, results]).toEqual([undefined, []]);
  });

  test('that a newer version has extended is used as it is', async () => {
    const options = await emptyStore(kind);
    await storeLead(await opened(options), lead, Date.now());
    const db = plain(options);
    await db.schema.alterTable('leads').addColumn('score', 'integer').execute();
    await db.insertInto('steps').values({ name: '007-score', needs: null }).execute();
    await storeLead(await opened(options), { ...lead, values: { firstName: 'Grace' } }, Date.now());
    expect((await keptLeads(options)).leads).toHaveLength(2);
  });

  test('that a newer version has changed beyond use is refused with what to do', async () => {
    const options = await emptyStore(kind);
    await opened(options);
    await plain(options)
      .insertInto('steps')
      .values({ name: '009-no-outbox', needs: '008-two-outboxes' })
      .execute();
    await expect(openStore(options)).rejects.toThrow(
      /changed by a newer version of Portico \(009-no-outbox\).*restore a backup/,
    );
  });
});
