import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataKeys, demoKeyFile, demoKeys } from '#composer/server/store/dataKeys.ts';
import { sqliteFile, type StoreOptions } from '#composer/server/store/openStore.ts';
import { moveEarlierStore } from './moveEarlierStore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of leads, in the project's folder. Nothing but leads is in it, so no clean-up of caches deletes it. */
const defaultFolder = 'portico-data';
/**
 * Returns the location of the store, from the environment. If it names none, moves the store of an earlier version to
 * the default folder.
 *
 * @throws {StoreInUse} if that store is in use.
 */
export function storeSettings(root: string, env: Environment): StoreOptions {
  const databaseUrl = env['DATABASE_URL'];
  const folder = env['PORTICO_DATA'];
  const { folder: dataFolder, note } =
    folder === undefined || folder === ''
      ? moveEarlierStore(root, join(root, defaultFolder))
      : { folder: resolve(root, folder), note: undefined };
  if (note !== undefined) process.stderr.write(`portico: ${note}\n`);
  return {
    dataFolder,
    ...(databaseUrl !== undefined && databaseUrl !== '' && { databaseUrl }),
  };
}

/**
 * Explains why the store does not exist, or returns `undefined` if it does. A command must not create an empty store.
 */
export function missingStore({ dataFolder, databaseUrl }: StoreOptions): string | undefined {
  if (databaseUrl !== undefined || existsSync(join(dataFolder, sqliteFile))) return undefined;
  return `There is no store in ${dataFolder}. Set PORTICO_DATA or DATABASE_URL to what the server uses.`;
}

/**
 * Returns the keys of sensitive values: those in the environment, or else the key of a demo.
 * @throws {Error} if they are invalid.
 */
export function dataKeys(env: Environment, { dataFolder }: StoreOptions): DataKeys | undefined {
  const text = env['PORTICO_DATA_KEY'];
  if (text !== undefined && text !== '') return new DataKeys(text);
  return existsSync(join(dataFolder, demoKeyFile)) ? demoKeys(dataFolder) : undefined;
}
