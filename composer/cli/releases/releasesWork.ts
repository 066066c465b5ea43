import { Command } from '@commander-js/extra-typings';
import type { CommandOutput } from '#composer/cli/kit/Cli.ts';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { actorOf } from '#composer/releases/actor.ts';
import { type Catalog, readCatalog } from '#composer/releases/Catalog.ts';
import { type ObjectStore, StoreFailure } from '#composer/releases/ObjectStore.ts';
import { openObjectStore } from '#composer/releases/openObjectStore.ts';
import type { Act } from '#composer/releases/publishRelease.ts';
import { type AuditRecord, audited, writeAudit } from '#composer/releases/releaseAudit.ts';

/** What a subcommand works with. */
export interface Work {
  readonly store: ObjectStore;
  /** The store's catalog when the command began. */
  readonly catalog: Catalog;
  readonly root: string;
  readonly act: Act;
  readonly say: (text: string) => void;
  /** Records what the command does, and does it. */
  readonly recorded: <Result>(
    what: string,
    details: AuditRecord['details'],
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

interface Opening {
  /** The place of the releases, if a flag names it. */
  readonly place: string | undefined;
  readonly root: string;
  readonly output: CommandOutput;
  /** The full name of the command. */
  readonly command: string;
}

/** Returns the place of the releases. @throws {WrongUse} if neither a flag nor the environment names it. */
function placeOf(place: string | undefined): string {
  const named = place ?? process.env['PORTICO_RELEASES'];
  if (named) return named;
  throw new WrongUse(
    '--store or PORTICO_RELEASES must name the release store: a folder, or s3://bucket/prefix.',
  );
}

/** Runs `work` on the release store. @returns Its exit code; 1 if the store refuses or fails, with the reason. */
export async function onReleases(
  { place, root, output, command }: Opening,
  work: (work: Work) => Promise<number>,
): Promise<number> {
  const named = placeOf(place);
  try {
    const store = openObjectStore(root, named, process.env);
    const act: Act = { by: actorOf(process.env), at: new Date().toISOString() };
    return await work({
      store,
      catalog: await readCatalog(store),
      root,
      act,
      say: (text) => output.out(`${text}\n`),
      recorded: (what, details, run) => {
        const record = { at: new Date().toISOString(), by: act.by, what: `releases ${what}`, details };
        return audited((one) => writeAudit(store, one), record, run);
      },
    });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    output.error(`portico ${command}: ${error.message}\n`);
    return 1;
  }
}

/** Creates a command with the flag that names the store. */
export const onStoreCommand = (name: string) =>
  new Command(name).option('--store <place>', 'a folder or s3://bucket/prefix; by default PORTICO_RELEASES');

/** How long ago something was, for people: `3 minutes ago`. */
export function ago(at: string, now: Date): string {
  const minutes = Math.round((now.getTime() - Date.parse(at)) / 60_000);
  const format = new Intl.RelativeTimeFormat('en');
  if (minutes < 1) return 'just now';
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 60 / 24), 'day');
}

/** A size for people: `1.2 MB`. */
export const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A time for people, to the second: `2026-11-25 10:00:00Z`. */
export const time = (at: string): string => `${at.slice(0, 19).replace('T', ' ')}Z`;
