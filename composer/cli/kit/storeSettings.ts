import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataKeys, demoKeyFile, demoKeys } from '#composer/server/store/dataKeys.ts';
import { sqliteFile, type StoreOptions } from '#composer/server/store/openStore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the environment says that leads are kept. */
export function storeSettings(root: string, env: Environment): StoreOptions {
  const databaseUrl = env['DATABASE_URL'];
  return {
    dataFolder: resolve(root, env['PORTICO_DATA'] ?? '.portico'),
    ...(databaseUrl !== undefined && databaseUrl !== '' && { databaseUrl }),
  };
}

/** Why there is no store to look into; a command must not make an empty one. */
export function missingStore({ dataFolder, databaseUrl }: StoreOptions): string | undefined {
  if (databaseUrl !== undefined || existsSync(join(dataFolder, sqliteFile))) return undefined;
  return `There is no store in ${dataFolder}. Set PORTICO_DATA or DATABASE_URL to what the server uses.`;
}

/** The keys of sensitive values: those of the environment, else the one that a demo made. @throws {Error} */
export function dataKeys(env: Environment, { dataFolder }: StoreOptions): DataKeys | undefined {
  const text = env['PORTICO_DATA_KEY'];
  if (text !== undefined && text !== '') return new DataKeys(text);
  return existsSync(join(dataFolder, demoKeyFile)) ? demoKeys(dataFolder) : undefined;
}
