import { sql } from 'kysely';
import type { Store } from './openStore.ts';
import type { KeptAnswerRow } from './schema.ts';

/** Maximum number of answers in one statement. */
const batch = 20;

/** Returns the last good answer with a key. */
export const readAnswer = ({ db }: Store, key: string): Promise<KeptAnswerRow | undefined> =>
  db.selectFrom('kept_answers').selectAll().where('key', '=', key).executeTakeFirst();

/** Writes answers, unless the store has later ones. */
export async function writeAnswers({ db }: Store, answers: readonly KeptAnswerRow[]): Promise<void> {
  // In the order of the keys, so that two servers never wait for each other.
  const rows = answers.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (let at = 0; at < rows.length; at += batch)
    // oxlint-disable-next-line no-await-in-loop -- leads are written in between
    await db
      .insertInto('kept_answers')
      .values(rows.slice(at, at + batch))
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ body: sql`excluded.body`, at: sql`excluded.at` })
          .whereRef('kept_answers.at', '<', 'excluded.at'),
      )
      .execute();
}

/** Maximum number of answers in the store. Questions are visitors', so there can be any number of them. */
const most = 5000;

/** Deletes answers from before a time, and the oldest if there are too many. @param before Milliseconds since 1970. */
export async function forgetAnswers({ db }: Store, before: number): Promise<void> {
  const next = db.selectFrom('kept_answers').select('at').orderBy('at', 'desc').limit(1).offset(most);
  await db
    .deleteFrom('kept_answers')
    .where((row) => row.or([row('at', '<', before), row('at', '<=', next)]))
    .execute();
}
