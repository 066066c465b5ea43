import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { MakeCommand } from '#composer/cli/kit/Cli.ts';
import { missingStore } from '#composer/cli/kit/storeSettings.ts';
import { withSettings } from '#composer/cli/kit/withStore.ts';
import { backUpFile, restoreFile } from '#composer/server/store/backUpFile.ts';
import { sqliteFile, type StoreOptions } from '#composer/server/store/openStore.ts';
import { leadsOf, say } from './leadsWork.ts';

/** @throws {Error} with the right tool if the store is PostgreSQL. */
function expectFile({ databaseUrl }: StoreOptions, command: string): void {
  if (databaseUrl !== undefined) throw new Error(`the leads are in PostgreSQL. Use: ${command}`);
}

/** `portico leads backup`: copies the SQLite store into a file, while the server runs. */
export const backupCommand: MakeCommand = ({ context: { root }, action }) =>
  new Command('backup')
    .description('copy all leads into one file, while the server runs (SQLite)')
    .argument('<file>', 'a new file')
    .action(
      action((given) =>
        withSettings('leads', root, async (settings) => {
          expectFile(settings, `pg_dump --format=custom --file=${given} "$DATABASE_URL"`);
          const missing = missingStore(settings);
          if (missing !== undefined) throw new Error(missing);
          const count = await backUpFile(join(settings.dataFolder, sqliteFile), resolve(root, given));
          say(`${leadsOf(count)} saved to ${given}. Keep PORTICO_DATA_KEY elsewhere; it is not in the file.`);
          return 0;
        }),
      ),
    );

/** `portico leads restore`: replaces the SQLite store with a backup, while the server is stopped. */
export const restoreCommand: MakeCommand = ({ context: { root }, action }) =>
  new Command('restore')
    .description('replace all leads with those of a backup, while the server is stopped (SQLite)')
    .argument('<file>', 'a file of "portico leads backup"')
    .action(
      action((given) =>
        withSettings('leads', root, async (settings) => {
          expectFile(settings, `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${given}`);
          const file = join(settings.dataFolder, sqliteFile);
          const { leads, kept } = await restoreFile(resolve(root, given), file, new Date());
          say(`${leadsOf(leads)} restored from ${given}.`);
          if (kept !== undefined) say(`The replaced leads are kept in ${kept}.`);
          return 0;
        }),
      ),
    );
