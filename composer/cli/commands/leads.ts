import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { exportCsv, exportJson } from '#composer/cli/leads/exportLeads.ts';
import { type LeadOptions, leadOptions, readAge, WrongUse } from '#composer/cli/leads/leadOptions.ts';
import { leadRecord, leadSummary } from '#composer/cli/leads/leadRecord.ts';
import { dataKeys, missingStore, storeSettings } from '#composer/cli/storeSettings.ts';
import { countLeads, findLeads, purgeLeads, retryLeads } from '#composer/server/store/leadQueries.ts';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';
import { openStore, type Store } from '#composer/server/store/openStore.ts';

const usage = `Usage:
  portico leads list    [filters] [--limit n] [--format table|json]        newest first, without what visitors entered
  portico leads show    <id …> [--reveal]                                  with what they entered, as JSON
  portico leads retry   <id …> | --state parked [filters]                  have them delivered again from the beginning
  portico leads export  [filters] [--format csv|json] [--out file] [--reveal]
  portico leads purge   --older-than 90d [filters] [--undelivered] [--yes] delete for good; without --yes only count

Filters: --form id   --state waiting|delivered|parked (may be repeated)   --since date   --before date
Sensitive values are shown as ••• unless --reveal is given, which needs PORTICO_DATA_KEY.
The store is the server's: PORTICO_DATA or DATABASE_URL.
Exit codes: 0 done, 1 nothing found or the store failed, 2 wrong use.
`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`portico leads: ${text}\n`);
const leadsOf = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

interface Work {
  readonly store: Store;
  readonly options: LeadOptions;
  readonly root: string;
  /** Opens sensitive values. @throws {Error} when the environment's keys are none. */
  readonly keys: () => DataKeys | undefined;
}

/** @throws {WrongUse} when the format is none of these. */
function formatOf<Format extends string>(
  { format }: LeadOptions,
  formats: readonly [Format, ...Format[]],
): Format {
  const known = formats.find((candidate) => candidate === (format ?? formats[0]));
  if (known === undefined) throw new WrongUse(`--format: expected ${formats.join(' or ')}; got "${format}".`);
  return known;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function list({ store, options }: Work): Promise<number> {
  const format = formatOf(options, ['table', 'json']);
  const { filter, limit } = options;
  const leads = (await findLeads(store, filter, { limit })).map(leadSummary);
  if (format === 'json') {
    say(JSON.stringify(leads, null, 2));
    return 0;
  }
  const head = ['id', 'received', 'form', 'page', 'state', 'tries', 'next try', 'last error'];
  const rows = leads.map((lead) => [
    String(lead.id),
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
  if (total > leads.length) say(`${leads.length} of ${leadsOf(total)}; --limit shows more.`);
  return 0;
}

async function show({ store, options, keys: keysOf }: Work): Promise<number> {
  const { filter, reveal } = options;
  const { ids } = filter;
  if (!ids) throw new WrongUse('show: which lead? Give its number from "portico leads list".');
  const leads = await findLeads(store, { ids }, { limit: ids.length });
  const keys = reveal ? keysOf() : undefined;
  for (const lead of leads) say(JSON.stringify(leadRecord(lead, { reveal, keys }), null, 2));
  const missing = ids.filter((id) => !leads.some((lead) => lead.id === id));
  for (const id of missing) complain(`there is no lead ${id}.`);
  return missing.length === 0 ? 0 : 1;
}

async function retry({ store, options }: Work): Promise<number> {
  const { filter } = options;
  if (!filter.ids && !filter.states)
    throw new WrongUse(
      'retry: which leads? Give their numbers, or --state parked for all that were given up.',
    );
  const count = await retryLeads(store, filter, Date.now());
  if (count === 0) complain('no lead that is not delivered yet fits.');
  else say(`${leadsOf(count)} will be tried again.`);
  return count === 0 ? 1 : 0;
}

async function exportAll({ store, options, root, keys }: Work): Promise<number> {
  const format = formatOf(options, ['csv', 'json']);
  const { filter, reveal, out } = options;
  const write = format === 'csv' ? exportCsv : exportJson;
  const target = { reveal, keys: reveal ? keys() : undefined };
  if (out === undefined) {
    await write(store, filter, target, process.stdout);
    return 0;
  }
  // The file holds what people entered: for the user it belongs to alone.
  const file = (await open(resolve(root, out), 'wx', 0o600)).createWriteStream();
  const count = await write(store, filter, target, file);
  file.end();
  await finished(file);
  say(`${leadsOf(count)} written to ${out}.`);
  return 0;
}

async function purge({ store, options }: Work): Promise<number> {
  const { filter, olderThan, undelivered, yes } = options;
  if (olderThan === undefined)
    throw new WrongUse('purge: how old? Give --older-than, such as --older-than 90d.');
  const limit = Date.now() - readAge(olderThan);
  const before = Math.min(limit, filter.before ?? limit);
  if (!undelivered && filter.states?.some((state) => state !== 'delivered'))
    throw new WrongUse('purge: leads that were not delivered are only deleted with --undelivered.');
  const chosen = { ...filter, before, ...(!undelivered && { states: ['delivered'] as const }) };
  if (!yes) {
    say(`${leadsOf(await countLeads(store, chosen))} would be deleted for good. Add --yes to do it.`);
    return 0;
  }
  say(`${leadsOf(await purgeLeads(store, chosen))} deleted.`);
  return 0;
}

const commands = new Map([
  ['list', list],
  ['show', show],
  ['retry', retry],
  ['export', exportAll],
  ['purge', purge],
]);

/** Milliseconds that a query of an operator may take. */
const patienceMs = 60_000;

/** `portico leads`: what operators do with stored leads. */
export async function runLeads(args: readonly string[], { root }: CommandContext): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    (name === undefined ? process.stderr : process.stdout).write(usage);
    return name === undefined ? 2 : 0;
  }
  const command = commands.get(name);
  if (!command) {
    complain(`there is no command "${name}".\n${usage}`);
    return 2;
  }
  let store: Store | undefined;
  try {
    const options = leadOptions(rest);
    const settings = storeSettings(root, process.env);
    const missing = missingStore(settings);
    if (missing !== undefined) {
      complain(missing);
      return 1;
    }
    store = await openStore({ ...settings, patienceMs });
    return await command({ store, options, root, keys: () => dataKeys(process.env, settings) });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return error instanceof WrongUse ? 2 : 1;
  } finally {
    await store?.close();
  }
}
