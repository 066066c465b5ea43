import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { migrate, steps } from '#composer/server/store/migrations.ts';
import { claimDue } from '#composer/server/store/outbox.ts';
import type { StoreTables } from '#composer/server/store/schema.ts';
import { type LeadRecord, writeLead } from '#composer/server/store/writeLead.ts';
import type { Store, StoreOptions } from '#composer/server/store/openStore.ts';
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

/** The tables for Portico's own functions, without the migrations of this version. */
const tables = (options: StoreOptions) => plain(options) as unknown as Kysely<StoreTables>;

/** Returns the columns of all tables by `table.column`. */
async function columnsOf(db: Kysely<StoreTables>) {
  const all = await db.introspection.getTables();
  return new Map(
    all.flatMap(({ name, columns }) =>
      columns.map((column) => {
        const { dataType, isNullable, hasDefaultValue, isAutoIncrementing } = column;
        const isOptional = isNullable || hasDefaultValue || isAutoIncrementing;
        return [`${name}.${column.name}`, { table: name, dataType, isNullable, isOptional }] as const;
      }),
    ),
  );
}

/** A lead whose proof is valid for it alone. */
const record = (number: number): LeadRecord => ({
  form: 'contact',
  key: `key-${number}`,
  digests: [`digest-${number}`],
  body: '{}',
  sealed: null,
  locale: 'en',
  page: '/',
  receivedAt: Date.now() - 1000,
  delivery: 'waiting',
  proofs: [{ id: `proof-${number}`, expiresAt: Date.now() + 60_000 }],
});

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

  test.each(steps.map((step, index) => ({ ...step, index })).filter(({ needs }) => needs === undefined))(
    'changes nothing that an older version uses: $name',
    async ({ index }) => {
      const db = tables(await emptyStore(kind));
      await migrate(db, kind, steps.slice(0, index));
      const before = await columnsOf(db);
      await migrate(db, kind, steps.slice(0, index + 1));
      const after = await columnsOf(db);
      for (const [name, column] of before) expect(after.get(name)).toEqual(column);
      const oldTables = new Set([...before.values()].map(({ table }) => table));
      const added = [...after].filter(([name, { table }]) => oldTables.has(table) && !before.has(name));
      // An older version leaves them out when it inserts.
      expect(added.filter(([, { isOptional }]) => !isOptional)).toEqual([]);
    },
  );

  test('31 is used by the previous version and this one at the same time, while it is migrated and after', async () => {
    const options = await emptyStore(kind);
    const previous = steps.slice(0, -1);
    const db = tables(options);
    await migrate(db, kind, previous);
    const oldWrites = (number: number) =>
      db.transaction().execute((work) => writeLead(work, record(number), kind));
    const states: string[] = [];
    for (let number = 0; number < 5; number += 1) states.push((await oldWrites(number)).state);
    const [store] = await Promise.all([
      opened(options),
      ...[5, 6, 7].map(async (number) => states.push((await oldWrites(number)).state)),
    ]);
    // The previous version is started again.
    await migrate(db, kind, previous);
    for (let number = 8; number < 16; number += 2) {
      states.push((await oldWrites(number)).state, (await store.putLead(record(number + 1))).state);
      // The same leads once more, at the other version.
      expect((await store.putLead(record(number))).state).toBe('known');
      expect((await oldWrites(number + 1)).state).toBe('known');
    }
    expect(states).toEqual(Array.from({ length: 16 }, () => 'stored'));
    const reused = await store.putLead({ ...record(99), proofs: record(0).proofs });
    expect(reused.state).toBe('reused');
    const old = { ...store, db, prepare: () => Promise.resolve() } satisfies Store;
    const claims = { leaseMs: 60_000, limit: 5 };
    const claimed = [
      ...(await claimDue(old, claims)),
      ...(await claimDue(store, { ...claims, limit: 7 })),
      ...(await claimDue(old, claims)),
    ];
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(16);
    expect(claimed).toHaveLength(16);
  });
});
