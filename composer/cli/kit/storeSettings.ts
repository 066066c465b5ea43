import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataKeys, demoKeyFile, demoKeys } from '#composer/server/store/dataKeys.ts';
import { sqliteFile, type StoreOptions } from '#composer/server/store/openStore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the location of the store, from the environment. */
export function storeSettings(root: string, env: Environment): StoreOptions {
  const databaseUrl = env['DATABASE_URL'];
  return {
    dataFolder: resolve(root, env['PORTICO_DATA'] ?? '.portico'),
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
