import { dataKeys } from '#composer/cli/kit/storeSettings.ts';
import { complainAs, type OpenedStore, withStore } from '#composer/cli/kit/withStore.ts';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';

export const say = (text: string) => process.stdout.write(`${text}\n`);
export const complain = complainAs('leads');
export const leadsOf = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

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
