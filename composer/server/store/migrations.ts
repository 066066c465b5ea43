import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { StoreKind, StoreTables } from './schema.ts';

/** One change of the store's tables. */
interface Step {
  readonly name: string;
  /**
   * The step that a version must know to use the store after this one. A step that only adds tables or columns needs
   * none. One that removes something names the step that made it superfluous, which an earlier version must have brought.
   */
  readonly needs?: string;
  readonly up: (work: Kysely<StoreTables>, kind: StoreKind) => Promise<void>;
}

/** The changes after the first migrations, in order. */
const steps: readonly Step[] = [
  {
    name: '006-deletions',
    up: async (work, kind) => {
      await work.schema
        .createTable('deletions')
        .addColumn('id', sql.raw(kind === 'sqlite' ? 'integer' : 'bigserial'), (column) =>
          column.primaryKey(),
        )
        .addColumn('deleted_at', 'bigint', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('leads', 'text', (column) => column.notNull())
        .execute();
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
async function takeSteps(work: Kysely<StoreTables>, kind: StoreKind): Promise<void> {
  await work.schema
    .createTable('steps')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('needs', 'text')
    .execute();
  const taken = await work.selectFrom('steps').selectAll().orderBy('name').execute();
  const stepNames = new Set(steps.map(({ name }) => name));
  const newer = taken.find(({ needs }) => needs !== null && !stepNames.has(needs));
  if (newer) throw new NewerStore(newer.name);
  const names = new Set(taken.map(({ name }) => name));
  for (const { name, needs = null, up } of steps) {
    if (names.has(name)) continue;
    await up(work, kind);
    await work.insertInto('steps').values({ name, needs }).execute();
  }
}

const pageViews: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('views', 'bigint', (column) => column.notNull())
      .addColumn('sessions', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_views_key', ['day', 'id'])
      .execute();
  },
};

/**
 * The first migrations, in order. They are the same for both databases, except for the type of the key column. No
 * migration is added here: the migrator refuses a store with migrations that it doesn't know, so that the previous version
 * could not start again. `steps` contains the later ones.
 */
function migrations(kind: StoreKind): Record<string, Migration> {
  const keyType = kind === 'sqlite' ? 'integer' : 'bigserial';
  return {
    '001-leads': {
      up: async (db: Kysely<unknown>) => {
        await db.schema
          .createTable('leads')
          .addColumn('id', sql.raw(keyType), (column) => column.primaryKey())
          .addColumn('form', 'text', (column) => column.notNull())
          .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
          .addColumn('body_digest', 'text', (column) => column.notNull())
          .addColumn('body', 'text', (column) => column.notNull())
          .addColumn('locale', 'text', (column) => column.notNull())
          .addColumn('page', 'text', (column) => column.notNull())
          .addColumn('received_at', 'bigint', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('outbox')
          .addColumn('id', sql.raw(keyType), (column) => column.primaryKey())
          .addColumn('lead_id', 'bigint', (column) =>
            column.notNull().references('leads.id').onDelete('cascade'),
          )
          .addColumn('state', 'text', (column) => column.notNull())
          .addColumn('attempts', 'integer', (column) => column.notNull())
          .addColumn('next_at', 'bigint', (column) => column.notNull())
          .execute();
        await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
      },
    },
    '002-delivery': {
      up: async (db: Kysely<unknown>) => {
        await db.schema.alterTable('outbox').addColumn('first_try_at', 'bigint').execute();
        await db.schema.alterTable('outbox').addColumn('last_error', 'text').execute();
        await db.schema.alterTable('outbox').addColumn('finished_at', 'bigint').execute();
        await db.schema.createIndex('outbox_lead').unique().on('outbox').column('lead_id').execute();
        await db.schema.createIndex('leads_received').on('leads').column('received_at').execute();
      },
    },
    '003-sealed': {
      up: async (db: Kysely<unknown>) => {
        await db.schema.alterTable('leads').addColumn('sealed', 'text').execute();
      },
    },
    '004-captcha': {
      up: async (db: Kysely<unknown>) => {
        await db.schema
          .createTable('secrets')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('used_proofs')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('expires_at', 'bigint', (column) => column.notNull())
          .execute();
      },
    },
    '005-page-views': pageViews,
  };
}

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
 * @throws {NewerStore} if a newer version has changed the store so that this one cannot use it.
 * @throws {Error} if a migration fails; the store must not be used then.
 */
export async function migrate(db: Kysely<StoreTables>, kind: StoreKind): Promise<void> {
  if (kind === 'postgres') {
    // The migrator takes a lock of its own.
    await migrateFirst(db, kind, false);
    await db.transaction().execute(async (work) => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(work);
      await takeSteps(work, kind);
    });
    return;
  }
  // On SQLite the migrator cannot take a lock, so all migrations run in one write transaction.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrateFirst(connection, kind, true);
      await takeSteps(connection, kind);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
