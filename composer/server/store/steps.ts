import { type Kysely, sql } from 'kysely';
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
export class NewerStore extends Error {
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
export async function takeSteps(work: Kysely<StoreTables>, kind: StoreKind): Promise<void> {
  await work.schema
    .createTable('steps')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('needs', 'text')
    .execute();
  const taken = await work.selectFrom('steps').selectAll().orderBy('name').execute();
  const known = new Set(steps.map(({ name }) => name));
  const newer = taken.find(({ needs }) => needs !== null && !known.has(needs));
  if (newer) throw new NewerStore(newer.name);
  const names = new Set(taken.map(({ name }) => name));
  for (const { name, needs = null, up } of steps) {
    if (names.has(name)) continue;
    await up(work, kind);
    await work.insertInto('steps').values({ name, needs }).execute();
  }
}
