import { openStore, type Store } from '#composer/server/store/openStore.ts';
import { missingStore, storeSettings } from './storeSettings.ts';

/** Milliseconds that a query of an operator may take. */
const patienceMs = 60_000;

/** Writes a line of a command's complaints. */
export const complainAs = (command: string) => (text: string) =>
  process.stderr.write(`portico ${command}: ${text}\n`);

/** Opens the server's store for one command. @returns its exit code; 1 when there is no store or it fails. */
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
    store = await openStore({ ...settings, patienceMs });
    return await work(store);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await store?.close();
  }
}
