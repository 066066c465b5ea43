import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { allLeads, type LeadFilter, type KnownLead } from '#composer/server/store/leadQueries.ts';
import { leadReference } from '#composer/server/store/leadReference.ts';
import { maskedValues, leadValues } from '#composer/server/store/leadStore.ts';
import type { Store } from '#composer/server/store/openStore.ts';
import type { DataKeys } from '#composer/server/store/dataKeys.ts';

const time = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** Returns what an operator sees of a lead, without its values. */
export function leadSummary(lead: KnownLead) {
  return {
    id: lead.id,
    reference: leadReference(lead.key),
    receivedAt: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    locale: lead.locale,
    page: lead.page,
    state: lead.state,
    attempts: lead.attempts,
    nextTryAt: lead.state === 'waiting' ? time(lead.nextAt) : null,
    finishedAt: time(lead.finishedAt),
    lastError: lead.lastError,
  };
}

/** Whether to show sensitive values, and the keys that decrypt them. */
interface Reveal {
  readonly reveal: boolean;
  readonly keys: DataKeys | undefined;
}

/** Returns a lead with its values. @throws {Error} if sensitive values should be shown and cannot be decrypted. */
export const leadRecord = (lead: KnownLead, { reveal, keys }: Reveal) => ({
  ...leadSummary(lead),
  values: reveal ? leadValues(lead, keys) : maskedValues(lead),
});

/** Characters that start a formula in spreadsheets, including full-width ones. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Formats one cell. An apostrophe before a value that looks like a formula makes spreadsheets treat it as text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns a line of a CSV file (RFC 4180). */
const csvLine = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;

async function write(out: Writable, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

/** Writes all leads as one JSON array, one lead per line. @returns Their number. */
export async function exportJson(
  store: Store,
  filter: LeadFilter,
  reveal: Reveal,
  out: Writable,
): Promise<number> {
  let count = 0;
  for await (const lead of allLeads(store, filter)) {
    await write(out, `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(leadRecord(lead, reveal))}`);
    count += 1;
  }
  await write(out, count === 0 ? '[]\n' : '\n]\n');
  return count;
}

/** Makes Excel read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Returns the names of all fields of the leads, in order of appearance. */
async function fieldNames(store: Store, filter: LeadFilter): Promise<string[]> {
  const names = new Set<string>();
  for await (const lead of allLeads(store, filter))
    for (const name of Object.keys(maskedValues(lead))) names.add(name);
  return [...names];
}

/**
 * Writes all leads as CSV, with a column for each field. Values are escaped so that spreadsheets run no formulas.
 * @returns Their number.
 */
export async function exportCsv(
  store: Store,
  filter: LeadFilter,
  { bom, ...reveal }: Reveal & { readonly bom: boolean },
  out: Writable,
): Promise<number> {
  const fields = await fieldNames(store, filter);
  const own = ['id', 'receivedAt', 'form', 'locale', 'page', 'state', 'attempts', 'lastError'] as const;
  await write(out, (bom ? byteOrderMark : '') + csvLine([...own, ...fields]));
  let count = 0;
  for await (const lead of allLeads(store, filter)) {
    const record = leadRecord(lead, reveal);
    const values = new Map(Object.entries(record.values));
    const cells = [...own.map((name) => record[name] ?? ''), ...fields.map((name) => values.get(name) ?? '')];
    await write(out, csvLine(cells));
    count += 1;
  }
  return count;
}
