import type { Store } from './openStore.ts';

/** What the outbox holds. */
export interface OutboxLoad {
  readonly waiting: number;
  readonly parked: number;
  /** When the oldest lead was received that is waiting; milliseconds since 1970. */
  readonly oldest?: number;
}

/** Counts the leads that were not delivered. Delivered ones are not counted: there may be millions. */
export async function outboxLoad({ db, prepare }: Store): Promise<OutboxLoad> {
  await prepare();
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'parked'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  const oldest = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(({ fn }) => fn.min('leads.received_at').as('at'))
    .where('outbox.state', '=', 'waiting')
    .executeTakeFirst();
  const at = oldest?.at ?? undefined;
  return {
    waiting: countOf('waiting'),
    parked: countOf('parked'),
    ...(at !== undefined && { oldest: at }),
  };
}
