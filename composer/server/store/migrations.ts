import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { StoreKind, StoreTables } from './schema.ts';

/** One change of the store's tables. */
export interface Step {
  readonly name: string;
  /**
   * The step that a version must know to use the store after this one. A step that only adds tables or columns needs
   * none. One that removes something names the step that made it superfluous, which an earlier version must have brought.
   */
  readonly needs?: string;
  readonly up: (work: Kysely<StoreTables>, kind: StoreKind) => Promise<void>;
}

/** The type of a key column, which is all that differs between the databases. */
const keyOf = (kind: StoreKind) => sql.raw(`${kind === 'sqlite' ? 'integer' : 'bigserial'} primary key`);

/** The changes after the first migrations, in order. */
export const steps: readonly Step[] = [
  {
    name: '006-deletions',
    up: async (work, kind) => {
      await sql`
        create table deletions (
          id ${keyOf(kind)}, deleted_at bigint not null, reason text not null, leads text not null
        )`.execute(work);
    },
  },
  {
    name: '007-audit',
    up: async (work, kind) => {
      await sql`
        create table audit (
          id ${keyOf(kind)}, at bigint not null, actor text not null, what text not null, details text not null
        )`.execute(work);
    },
  },
  {
    name: '008-shared',
    up: async (work, kind) => {
      // Not written ahead: the counts of a minute need not survive a crash of the database.
      const unlogged = sql.raw(kind === 'sqlite' ? '' : 'unlogged');
      await sql`
        create ${unlogged} table rate_limits (
          key text primary key, ends_at bigint not null, count integer not null
        )`.execute(work);
      await sql`create table verified_proofs (id text primary key, expires_at bigint not null)`.execute(work);
      await sql`
        create table kept_answers (key text primary key, body text not null, at bigint not null)`.execute(
        work,
      );
      await sql`create index kept_answers_at on kept_answers (at)`.execute(work);
    },
  },
];

/** The store was changed by a newer version, and this version cannot use it. */
class NewerStore extends Error {
  constructor(step: string) {
    super(
      `The store was changed by a newer version of Portico (${step}), which this version cannot use. Start the newer version again, or restore a backup from before it.`,
    );
    this.name = 'NewerStore';
  }
}

/**
 * Takes the steps that the store lacks. A store with steps of newer versions is used as it is, unless one of them needs a
 * step that this version does not know. The caller must hold the lock of the migrations.
 *
 * @throws {NewerStore} if this version cannot use the store.
 */
async function takeSteps(work: Kysely<StoreTables>, kind: StoreKind, known: readonly Step[]): Promise<void> {
  await sql`create table if not exists steps (name text primary key, needs text)`.execute(work);
  const taken = await work.selectFrom('steps').selectAll().orderBy('name').execute();
  const stepNames = new Set(known.map(({ name }) => name));
  const newer = taken.find(({ needs }) => needs !== null && !stepNames.has(needs));
  if (newer) throw new NewerStore(newer.name);
  const names = new Set(taken.map(({ name }) => name));
  for (const { name, needs = null, up } of known) {
    if (names.has(name)) continue;
    await up(work, kind);
    await work.insertInto('steps').values({ name, needs }).execute();
  }
}

/** A migration of these statements. */
const migration = (...statements: readonly RawBuilder<unknown>[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
});

/**
 * The first migrations, in order. No migration is added here: the migrator refuses a store with migrations that it
 * doesn't know, so that the previous version could not start again. `steps` contains the later ones.
 */
const migrations = (kind: StoreKind): Record<string, Migration> => ({
  '001-leads': migration(
    sql`
      create table leads (
        id ${keyOf(kind)}, form text not null, idempotency_key text not null unique, body_digest text not null,
        body text not null, locale text not null, page text not null, received_at bigint not null
      )`,
    sql`
      create table outbox (
        id ${keyOf(kind)}, lead_id bigint not null references leads (id) on delete cascade,
        state text not null, attempts integer not null, next_at bigint not null
      )`,
    sql`create index outbox_due on outbox (state, next_at)`,
  ),
  '002-delivery': migration(
    sql`alter table outbox add column first_try_at bigint`,
    sql`alter table outbox add column last_error text`,
    sql`alter table outbox add column finished_at bigint`,
    sql`create unique index outbox_lead on outbox (lead_id)`,
    sql`create index leads_received on leads (received_at)`,
  ),
  '003-sealed': migration(sql`alter table leads add column sealed text`),
  '004-captcha': migration(
    sql`create table secrets (name text primary key, value text not null)`,
    sql`create table used_proofs (id text primary key, expires_at bigint not null)`,
  ),
  '005-page-views': migration(
    sql`
      create table page_views (
        day text not null, id text not null, fields text not null, views bigint not null, sessions bigint not null,
        constraint page_views_key primary key (day, id)
      )`,
  ),
});

async function migrateFirst(
  db: Kysely<StoreTables>,
  kind: StoreKind,
  disableTransactions: boolean,
): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(kind)) };
  const { error } = await new Migrator({ db, provider, disableTransactions }).migrateToLatest();
  if (error)
    throw error instanceof Error ? error : new Error('The store could not be migrated.', { cause: error });
}

/** Identifies the lock that processes of a PostgreSQL store take while they migrate it. */
const lockId = 0x70_6f_72_74;

/**
 * Migrates the store's tables. If processes start together, the others wait for the first.
 *
 * @param known The steps that this version knows; a test takes those of an earlier one.
 * @throws {NewerStore} if a newer version has changed the store so that this one cannot use it.
 * @throws {Error} if a migration fails; the store must not be used then.
 */
export async function migrate(
  db: Kysely<StoreTables>,
  kind: StoreKind,
  known: readonly Step[] = steps,
): Promise<void> {
  if (kind === 'postgres') {
    // The migrator takes a lock of its own.
    await migrateFirst(db, kind, false);
    await db.transaction().execute(async (work) => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(work);
      await takeSteps(work, kind, known);
    });
    return;
  }
  // On SQLite the migrator cannot take a lock, so all migrations run in one write transaction.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrateFirst(connection, kind, true);
      await takeSteps(connection, kind, known);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
