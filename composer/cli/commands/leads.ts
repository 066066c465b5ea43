import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { Command } from '@commander-js/extra-typings';
import { type MakeCommand, oneOf, WrongUse } from '#composer/cli/kit/Cli.ts';
import { exportCsv, exportJson, leadRecord, leadSummary } from '#composer/cli/leads/exportLeads.ts';
import { leadFilter, readAge, readIds, readLimit, readStates } from '#composer/cli/leads/leadOptions.ts';
import { backupCommand, restoreCommand } from '#composer/cli/leads/backupCommands.ts';
import { deleteCommand, deletionsCommand } from '#composer/cli/leads/deleteCommands.ts';
import {
  complain,
  filterDetails,
  leadsOf,
  onStore,
  recorded,
  say,
  type Work,
} from '#composer/cli/leads/leadsWork.ts';
import { readMoment } from '#composer/cli/leads/moment.ts';
import { table } from '#composer/cli/kit/table.ts';
import {
  countLeads,
  deliveryStates,
  type DeliveryState,
  findLeads,
  type LeadFilter,
  purgeLeads,
  retryLeads,
} from '#composer/server/store/leadQueries.ts';

const notes = `
Sensitive values are shown as ••• unless --reveal is given, which requires PORTICO_DATA_KEY.
PORTICO_DATA or DATABASE_URL selects the store, as for the server.
Dates are days of the site's time zone; times without a Z too.
Exit codes: 0 success, 1 nothing found or store error, 2 usage error.`;

interface ListOptions {
  readonly filter: LeadFilter;
  readonly limit: number;
  readonly format: 'table' | 'json';
}

async function list({ store }: Work, { filter, limit, format }: ListOptions): Promise<number> {
  const leads = (await findLeads(store, filter, { limit })).map(leadSummary);
  if (format === 'json') {
    say(JSON.stringify(leads, null, 2));
    return 0;
  }
  const head = ['id', 'reference', 'received', 'form', 'page', 'state', 'tries', 'next try', 'last error'];
  const rows = leads.map((lead) => [
    String(lead.id),
    lead.reference,
    lead.receivedAt,
    lead.form,
    lead.page,
    lead.state,
    String(lead.attempts),
    lead.nextTryAt ?? '',
    lead.lastError ?? '',
  ]);
  const total = await countLeads(store, filter);
  say(total === 0 ? 'No leads.' : table([head, ...rows]));
  if (total > leads.length) say(`${leads.length} of ${leadsOf(total)}; use --limit to show more.`);
  return 0;
}

async function show(work: Work, ids: readonly number[], reveal: boolean): Promise<number> {
  const { store, keys: keysOf } = work;
  if (reveal) await recorded(work, 'show', { ids: ids.join(' '), reveal }, () => Promise.resolve());
  const leads = await findLeads(store, { ids }, { limit: ids.length });
  const keys = reveal ? keysOf() : undefined;
  for (const lead of leads) say(JSON.stringify(leadRecord(lead, { reveal, keys }), null, 2));
  const missing = ids.filter((id) => !leads.some((lead) => lead.id === id));
  for (const id of missing) complain(`there is no lead ${id}.`);
  return missing.length === 0 ? 0 : 1;
}

async function retry({ store }: Work, filter: LeadFilter): Promise<number> {
  const count = await retryLeads(store, filter);
  if (count === 0) complain('no undelivered lead matches.');
  else say(`${leadsOf(count)} will be retried.`);
  return count === 0 ? 1 : 0;
}

interface ExportOptions {
  readonly filter: LeadFilter;
  readonly format: 'csv' | 'json';
  readonly reveal: boolean;
  readonly out?: string | undefined;
  /** Whether a CSV file begins with a byte-order mark, without which Excel garbles accents. */
  readonly bom: boolean;
}

async function exportAll(work: Work, options: ExportOptions): Promise<number> {
  const { filter, format, reveal } = options;
  return recorded(work, 'export', { ...filterDetails(filter), format, reveal }, () =>
    writeExport(work, options),
  );
}

async function writeExport({ store, root, keys }: Work, options: ExportOptions): Promise<number> {
  const { filter, format, reveal, out, bom } = options;
  const write = format === 'csv' ? exportCsv : exportJson;
  const target = { reveal, keys: reveal ? keys() : undefined, bom };
  if (out === undefined) {
    await write(store, filter, target, process.stdout);
    return 0;
  }
  // Readable by the current user only, because the file contains personal data.
  const file = (await open(resolve(root, out), 'wx', 0o600)).createWriteStream();
  const count = await write(store, filter, target, file);
  file.end();
  await finished(file);
  say(`${leadsOf(count)} written to ${out}.`);
  return 0;
}

/** States of leads that need no further delivery. */
const settled: readonly DeliveryState[] = ['delivered', 'fake'];

/** Returns the filter of the leads to delete. @throws {WrongUse} if the flags don't allow it. */
function purged(filter: LeadFilter, olderThan: number | undefined, undelivered: boolean): LeadFilter {
  if (olderThan === undefined)
    throw new WrongUse('purge: --older-than is required, for example --older-than 90d.');
  if (!undelivered && filter.states?.some((state) => !settled.includes(state)))
    throw new WrongUse('purge: --undelivered is required to delete leads that were not delivered.');
  const limit = Date.now() - olderThan;
  const before = Math.min(limit, filter.before ?? limit);
  return { ...filter, before, ...(!undelivered && { states: filter.states ?? settled }) };
}

async function purge(work: Work, chosen: LeadFilter, yes: boolean): Promise<number> {
  const { store } = work;
  if (!yes) {
    say(`${leadsOf(await countLeads(store, chosen))} would be permanently deleted. Add --yes to delete.`);
    return 0;
  }
  const count = await recorded(work, 'purge', filterDetails(chosen), () => purgeLeads(store, chosen));
  say(`${leadsOf(count)} deleted.`);
  return 0;
}

/** Creates a command with the flags that filter leads. */
const filtered = (name: string) =>
  new Command(name)
    .option('--form <id>', 'leads of one form')
    .option('--state <state>', `${deliveryStates.join(', ')}; may be repeated`, readStates)
    .option('--since <date>', 'received since the start of a day, or since a time', readMoment('--since'))
    .option('--before <date>', 'received before the start of a day, or before a time', readMoment('--before'))
    .option('--site <folder>', 'the built site, in whose time zone dates are', 'dist');

const ids = 'ids of leads';
const reveal = ['--reveal', 'include sensitive values', false] as const;

const listCommand: MakeCommand = ({ context: { root }, action }) =>
  filtered('list')
    .description('list leads, newest first, without what visitors entered')
    .option('--limit <n>', 'maximum number of leads', readLimit, 50)
    .option('--format <format>', 'table or json', oneOf('--format', ['table', 'json']), 'table')
    .action(
      action(({ limit, format, ...flags }) =>
        onStore(root, (work) => list(work, { filter: leadFilter(root, flags), limit, format })),
      ),
    );

const showCommand: MakeCommand = ({ context: { root }, action }) =>
  new Command('show')
    .description('print leads as JSON, with what visitors entered')
    .argument('[id...]', ids, readIds, [])
    .option(...reveal)
    .action(
      action((numbers, flags) => {
        if (numbers.length === 0)
          throw new WrongUse('show: a lead id is required. "portico leads list" prints the ids.');
        return onStore(root, (work) => show(work, numbers, flags.reveal));
      }),
    );

const retryCommand: MakeCommand = ({ context: { root }, action }) =>
  filtered('retry')
    .description('restart the delivery of leads')
    .argument('[id...]', ids, readIds, [])
    .action(
      action((numbers, flags) => {
        if (numbers.length === 0 && !flags.state)
          throw new WrongUse(
            'retry: lead ids are required, or --state parked to retry all that were given up.',
          );
        return onStore(root, (work) => retry(work, leadFilter(root, flags, numbers)));
      }),
    );

const exportCommand: MakeCommand = ({ context: { root }, action }) =>
  filtered('export')
    .description('export everything that is stored about leads')
    .option('--format <format>', 'csv or json', oneOf('--format', ['csv', 'json']), 'csv')
    .option('--out <file>', 'write to a new file instead of the terminal')
    .option('--no-bom', 'CSV without the byte-order mark that Excel needs to read accents')
    .option(...reveal)
    .action(
      action(({ format, out, bom, reveal: isRevealed, ...flags }) =>
        onStore(root, (work) =>
          exportAll(work, { filter: leadFilter(root, flags), format, out, bom, reveal: isRevealed }),
        ),
      ),
    );

const purgeCommand: MakeCommand = ({ context: { root }, action }) =>
  filtered('purge')
    .description('permanently delete leads; without --yes, only count them')
    .option('--older-than <age>', 'minimum age, such as 90d', readAge)
    .option('--undelivered', 'include leads that were not delivered', false)
    .option('--yes', 'delete the leads', false)
    .action(
      action(({ olderThan, undelivered, yes, ...flags }) => {
        const chosen = purged(leadFilter(root, flags), olderThan, undelivered);
        return onStore(root, (work) => purge(work, chosen, yes));
      }),
    );

/** Every subcommand, in the order of the help text. */
const subcommands = [
  listCommand,
  showCommand,
  retryCommand,
  exportCommand,
  purgeCommand,
  deleteCommand,
  deletionsCommand,
  backupCommand,
  restoreCommand,
];

/** `portico leads`: lists, shows, retries, exports, deletes and backs up stored leads. */
export const leads: MakeCommand = (cli) =>
  subcommands.reduce(
    (command, make) => command.addCommand(make(cli)),
    new Command('leads').description('manage stored leads').addHelpText('after', notes),
  );
