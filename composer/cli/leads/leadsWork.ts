import { dataKeys } from '#composer/cli/kit/storeSettings.ts';
import { complainAs, type OpenedStore, withStore } from '#composer/cli/kit/withStore.ts';
import { actorOf } from '#composer/releases/actor.ts';
import { type AuditRecord, audited } from '#composer/releases/releaseAudit.ts';
import { recordAct } from '#composer/server/store/auditQueries.ts';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import type { LeadFilter } from '#composer/server/store/leadQueries.ts';

export const say = (text: string) => process.stdout.write(`${text}\n`);
export const complain = complainAs('leads');
export const leadsOf = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** What is recorded about a command: which leads it was for, without any data about visitors. */
export type ActDetails = AuditRecord['details'];

/** Returns a filter as it is recorded. */
export const filterDetails = ({ ids, form, states, since, before }: LeadFilter): ActDetails => ({
  ...(ids && { ids: ids.join(' ') }),
  ...(form !== undefined && { form }),
  ...(states && { states: states.join(' ') }),
  ...(since !== undefined && { since: new Date(since).toISOString() }),
  ...(before !== undefined && { before: new Date(before).toISOString() }),
});

/** Records who does what, then does it. */
export const recorded = <Result>(
  { store }: OpenedStore,
  what: string,
  details: ActDetails,
  work: () => Promise<Result>,
): Promise<Result> => {
  const record = { at: new Date().toISOString(), by: actorOf(process.env), what: `leads ${what}`, details };
  return audited((one) => recordAct(store, one), record, work);
};

/** What a subcommand works with. */
export interface Work extends OpenedStore {
  readonly root: string;
  /** Returns the keys that decrypt sensitive values. @throws {Error} if the keys in the environment are invalid. */
  readonly keys: () => DataKeys | undefined;
}

/** Runs `work` on the server's store. @returns Its exit code, or 1 if there is no store or it fails. */
export const onStore = (root: string, work: (work: Work) => Promise<number>): Promise<number> =>
  withStore('leads', root, (opened) =>
    work({ ...opened, root, keys: () => dataKeys(process.env, opened.settings) }),
  );
