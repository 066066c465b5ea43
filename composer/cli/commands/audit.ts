import { resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { type MakeCommand, WrongUse } from '#composer/cli/kit/Cli.ts';
import { commandStore, missingStore } from '#composer/cli/kit/storeSettings.ts';
import { table } from '#composer/cli/kit/table.ts';
import { complainAs, withStore } from '#composer/cli/kit/withStore.ts';
import { timeZoneOf } from '#composer/cli/leads/leadOptions.ts';
import { readMoment } from '#composer/cli/leads/moment.ts';
import { StoreFailure } from '#composer/releases/ObjectStore.ts';
import { openObjectStore } from '#composer/releases/openObjectStore.ts';
import { type AuditRecord, readAudit } from '#composer/releases/releaseAudit.ts';
import { recordedActs } from '#composer/server/store/auditQueries.ts';

/** Returns what was done with leads; `undefined` if the leads' store cannot be read, which is reported. */
async function leadRecords(root: string, since: number): Promise<AuditRecord[] | undefined> {
  const found: AuditRecord[] = [];
  const code = await withStore('audit list', root, async ({ store }) => {
    found.push(...(await recordedActs(store, since)));
    return 0;
  });
  return code === 0 ? found : undefined;
}

/** Returns what was done with releases; `undefined` if their store cannot be read, which is reported. */
async function releaseRecords(
  root: string,
  place: string,
  since: number,
): Promise<AuditRecord[] | undefined> {
  try {
    return await readAudit(openObjectStore(root, place, process.env), new Date(since).toISOString());
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    complainAs('audit list')(error.message);
    return undefined;
  }
}

const detailsText = ({ details }: AuditRecord) =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

interface ListOptions {
  readonly root: string;
  readonly place: string | undefined;
  readonly since: number;
  readonly isJson: boolean;
  readonly say: (text: string) => void;
}

/** Prints the records of both stores in order of time. @returns 1 if one of them could not be read. */
async function list({ root, place, since, isJson, say }: ListOptions): Promise<number> {
  const hasLeads = missingStore(commandStore(root, process.env)) === undefined;
  if (!hasLeads && !place)
    throw new WrongUse(
      'there is neither a store of leads (PORTICO_DATA or DATABASE_URL) nor one of releases (--store or PORTICO_RELEASES).',
    );
  const sources = [
    hasLeads ? await leadRecords(root, since) : [],
    place ? await releaseRecords(root, place, since) : [],
  ];
  const records = sources
    .flatMap((source) => source ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  if (isJson) say(JSON.stringify(records, null, 2));
  else {
    const rows = records.map((record) => [record.at, record.by, record.what, detailsText(record)]);
    say(rows.length === 0 ? 'Nothing was recorded.' : table([['time', 'by', 'what', 'details'], ...rows]));
  }
  return sources.includes(undefined) ? 1 : 0;
}

/** `portico audit list`: lists who changed releases, or revealed, exported or deleted leads. */
export const audit: MakeCommand = ({ context: { root }, output, action }) =>
  new Command('audit').description('who changed releases, or revealed, exported or deleted leads').addCommand(
    new Command('list')
      .description('list what was recorded, oldest first')
      .option('--since <date>', 'since the start of a day, or since a time', readMoment('--since'))
      .option('--store <place>', 'the release store; by default PORTICO_RELEASES')
      .option('--site <folder>', 'the built site, in whose time zone dates are', 'dist')
      .option('--json', 'print JSON', false)
      .action(
        action(({ since, store, site, json: isJson }) =>
          list({
            root,
            place: store ?? process.env['PORTICO_RELEASES'],
            since: since?.at(timeZoneOf(resolve(root, site))) ?? 0,
            isJson,
            say: (text) => output.out(`${text}\n`),
          }),
        ),
      ),
  );
