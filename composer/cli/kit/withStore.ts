import { openStore, type Store } from '#composer/server/store/openStore.ts';
import { missingStore, storeSettings } from './storeSettings.ts';

/** Query timeout in milliseconds. */
const timeoutMs = 60_000;

/** Returns a function that prints an error message of a command. */
export const complainAs = (command: string) => (text: string) =>
  process.stderr.write(`portico ${command}: ${text}\n`);

/** Opens the server's store for one command. @returns The exit code; 1 if there is no store or it fails. */
export async function withStore(
  command: string,
  root: string,
  work: (store: Store) => Promise<number>,
): Promise<number> {
  const complain = complainAs(command);
  const settings = storeSettings(root, process.env);
  const missing = missingStore(settings);
  if (missing !== undefined) {
    complain(missing);
    return 1;
  }
  let store: Store | undefined;
  try {
    store = await openStore({ ...settings, timeoutMs });
    return await work(store);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await store?.close();
  }
}
