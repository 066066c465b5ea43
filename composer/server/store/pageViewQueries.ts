import type { Store } from './openStore.ts';
import type { PageViewRow } from './schema.ts';

/** Page views of one day with the same fields. */
export type PageViewCount = Readonly<PageViewRow>;

/** Adds page views to the stored counts. @throws if the store fails. */
export async function addPageViews({ db }: Store, counts: readonly PageViewCount[]): Promise<void> {
  for (const count of counts) {
    // oxlint-disable-next-line no-await-in-loop -- a few rows every few seconds
    await db
      .insertInto('page_views')
      .values(count)
      .onConflict((conflict) =>
        conflict.columns(['day', 'id']).doUpdateSet((build) => ({
          views: build('page_views.views', '+', count.views),
          sessions: build('page_views.sessions', '+', count.sessions),
        })),
      )
      .execute();
  }
}

/** The fields of a page, its number of views, and how many sessions began with it. */
export interface SeenPage {
  readonly fields: Readonly<Record<string, string>>;
  readonly views: number;
  readonly sessions: number;
}

/** Returns page views since a day (`2026-11-01`, inclusive), the most viewed first. */
export async function seenPages({ db }: Store, since: string): Promise<readonly SeenPage[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(['id', 'fields'])
    .select(({ fn }) => [
      fn.sum<number | string>('views').as('views'),
      fn.sum<number | string>('sessions').as('sessions'),
    ])
    .where('day', '>=', since)
    .groupBy(['id', 'fields'])
    .orderBy('views', 'desc')
    .orderBy('fields')
    .execute();
  return rows.map(({ fields, views, sessions }) => ({
    // Only `addPageViews` writes it.
    fields: JSON.parse(fields) as Record<string, string>,
    views: Number(views),
    sessions: Number(sessions),
  }));
}

/** Deletes page views before a day (`2026-11-01`, exclusive). */
export async function purgePageViews({ db }: Store, before: string): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', before).execute();
}
