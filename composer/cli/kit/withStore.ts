import { openStore, type Store, type StoreOptions } from '#composer/server/store/openStore.ts';
import { commandStore, missingStore } from './storeSettings.ts';

/** Query timeout in milliseconds. */
const timeoutMs = 60_000;

/** Returns a function that prints an error message of a command. */
export const complainAs = (command: string) => (text: string) =>
  process.stderr.write(`portico ${command}: ${text}\n`);

/** The server's store, opened for one command. */
export interface OpenedStore {
  readonly store: Store;
  readonly settings: StoreOptions;
}

/** Runs a command on the location of the server's store. @returns The exit code; 1 if there is no store or it fails. */
export async function withSettings(
  command: string,
  root: string,
  work: (settings: StoreOptions) => Promise<number>,
): Promise<number> {
  const complain = complainAs(command);
  try {
    return await work(commandStore(root, process.env));
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Opens the server's store for one command. @returns The exit code; 1 if there is no store or it fails. */
export const withStore = (
  command: string,
  root: string,
  work: (opened: OpenedStore) => Promise<number>,
): Promise<number> =>
  withSettings(command, root, async (settings) => {
    const missing = missingStore(settings);
    if (missing !== undefined) throw new Error(missing);
    const store = await openStore({ ...settings, timeoutMs });
    try {
      return await work({ store, settings });
    } finally {
      await store.close();
    }
  });
