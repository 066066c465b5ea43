import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataKeys, demoKeyFile, demoKeys } from '#composer/server/store/dataKeys.ts';
import { sqliteFile, type StoreOptions } from '#composer/server/store/openStore.ts';
import { type DataPlace, earlierPlace, movedAway, moveEarlierStore } from './moveEarlierStore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of leads, in the project's folder. Nothing but leads is in it, so no clean-up of caches deletes it. */
const defaultFolder = 'portico-data';

/**
 * Returns the location of the store, from the environment.
 *
 * @param find Finds the folder if the environment names none: a server moves the store of an earlier version.
 * @throws {StoreInUse} if that store is in use. @throws {Error} if the store was moved away from the folder.
 */
function storeSettings(root: string, env: Environment, find: typeof earlierPlace): StoreOptions {
  const databaseUrl = env['DATABASE_URL'];
  const isFile = databaseUrl === undefined || databaseUrl === '';
  const named = env['PORTICO_DATA'];
  const usual = join(root, defaultFolder);
  const isNamed = named !== undefined && named !== '';
  const { folder: dataFolder, note }: DataPlace = isNamed
    ? { folder: resolve(root, named) }
    : find(root, usual);
  const moved = isNamed && isFile ? movedAway(root, dataFolder, usual) : undefined;
  if (moved !== undefined) throw new Error(moved);
  if (note !== undefined) process.stderr.write(`portico: ${note}\n`);
  return { dataFolder, ...(!isFile && { databaseUrl }) };
}

/** The store of a server, which moves that of an earlier version to the default folder. */
export const serverStore = (root: string, env: Environment): StoreOptions =>
  storeSettings(root, env, moveEarlierStore);

/** The store of a command that works on what a server uses. It moves nothing. */
export const commandStore = (root: string, env: Environment): StoreOptions =>
  storeSettings(root, env, earlierPlace);

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
