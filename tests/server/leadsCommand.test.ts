import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DataKeys } from '#composer/server/store/dataKeys.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { claimDue, markDelivered, markFailed } from '#composer/server/store/outbox.ts';
import type { StoreOptions } from '#composer/server/store/openStore.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

const key = `2026-11:${randomBytes(32).toString('base64')}`;
const day = 86_400_000;

/** Runs `portico leads` as an operator does. */
function portico({ dataFolder, databaseUrl = '' }: StoreOptions, args: string, dataKey = '') {
  const env = {
    ...process.env,
    PORTICO_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    PORTICO_DATA_KEY: dataKey,
  };
  const line = ['composer/cli/portico.mjs', 'leads', ...args.split(' ').filter(Boolean)];
  return new Promise<{ code: number; out: string; error: string }>((done) => {
    const child = execFile(process.execPath, line, { env }, (_error, out, error) =>
      done({ code: child.exitCode ?? -1, out, error }),
    );
  });
}

/** Creates a store with a delivered, a parked and a waiting lead. The first two are a hundred days old. */
async function withLeads(kind: (typeof storeKinds)[number]) {
  const options = await emptyStore(kind);
  const store = await opened(options);
  const keys = new DataKeys(key);
  const old = Date.now() - 100 * day;
  const common = { form: 'contact', locale: 'en', page: '/contact.html' };
  await storeLead(
    store,
    { ...common, key: 'a', values: { name: '=1+1', note: 'He said "hi"\r\nand left' } },
    old,
  );
  const tax = { ...common, form: 'tax', key: 'b', values: { name: 'Ada', ssn: '123-45-6789' } };
  await storeLead(store, { ...tax, sensitive: new Set(['ssn']) }, old + 1, keys);
  const [first, second] = await claimDue(store, { now: old + 2, leaseMs: 1000, limit: 2 });
  if (!first || !second) throw new Error('The leads were not claimed.');
  await markDelivered(store, first, old + 3);
  await markFailed(store, second, { error: 'The upstream answered 503.', now: old + 3 });
  await storeLead(store, { ...common, key: 'c', values: { name: '@SUM(A1)', phone: '＋1' } }, Date.now());
  return options;
}

describe.each(storeKinds)('portico leads with %s', (kind) => {
  test('lists leads newest first with what became of them, and nothing that visitors entered', async () => {
    const options = await withLeads(kind);
    const { code, out } = await portico(options, 'list');
    expect(code).toBe(0);
    expect(
      out.split('\n').map((line) => line.split(/\s{2,}/).filter((_cell, at) => at !== 1 && at !== 6)),
    ).toEqual([
      expect.arrayContaining(['id', 'form', 'state']),
      expect.arrayContaining(['3', 'contact', 'waiting']),
      expect.arrayContaining(['2', 'tax', 'parked']),
      expect.arrayContaining(['1', 'contact', 'delivered']),
      [''],
    ]);
    expect(out).toContain('The upstream answered 503.');
    expect(out).not.toContain('Ada');
    const parked = await portico(options, 'list --state parked --state waiting --form tax --format json');
    expect(JSON.parse(parked.out)).toMatchObject([{ id: 2, state: 'parked', attempts: 1 }]);
    const dated = await portico(
      options,
      `list --since ${new Date().toISOString().slice(0, 10)} --format json`,
    );
    expect(JSON.parse(dated.out)).toMatchObject([{ id: 3 }]);
    expect((await portico(options, 'list --limit 1')).out).toContain(
      '1 of 3 leads; use --limit to show more.',
    );
  });

  test('SEC-04 shows a lead with its tax number masked, unless it is asked for and the key is there', async () => {
    const options = await withLeads(kind);
    const masked = await portico(options, 'show 2', key);
    expect(JSON.parse(masked.out)).toMatchObject({ id: 2, values: { name: 'Ada', ssn: '•••' } });
    const revealed = await portico(options, 'show 2 --reveal', key);
    expect(JSON.parse(revealed.out)).toMatchObject({ values: { ssn: '123-45-6789' } });
    const locked = await portico(options, 'show 2 --reveal');
    expect([locked.code, locked.out]).toEqual([1, '']);
    expect(locked.error).toContain('PORTICO_DATA_KEY is not set');
  });

  test('exports CSV that no spreadsheet computes, and JSON', async () => {
    const options = await withLeads(kind);
    const { code, out } = await portico(options, 'export --form contact');
    expect(code).toBe(0);
    expect(out.split('\r\n')[0]).toBe(
      '"id","receivedAt","form","locale","page","state","attempts","lastError","name","phone","note"',
    );
    expect(out).toContain('"\'@SUM(A1)","\'＋1",""');
    expect(out).toContain('"\'=1+1","","He said ""hi""\r\nand left"');
    const json = await portico(options, 'export --format json --reveal', key);
    expect(JSON.parse(json.out)).toMatchObject([{ id: 3 }, { values: { ssn: '123-45-6789' } }, { id: 1 }]);
    const file = join(options.dataFolder, 'leads.csv');
    expect((await portico(options, `export --out ${file}`)).out).toContain('3 leads written');
    expect(readFileSync(file, 'utf8')).toContain('"•••"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await portico(options, `export --out ${file}`);
    expect([again.code, again.error]).toEqual([1, expect.stringContaining('EEXIST')]);
  });

  test('has parked leads tried again, and never those that the bank has', async () => {
    const options = await withLeads(kind);
    expect((await portico(options, 'retry --state parked')).out).toBe('1 lead will be retried.\n');
    expect((await keptLeads(options)).outbox).toMatchObject([
      { state: 'delivered' },
      { state: 'waiting', attempts: 0, first_try_at: null, finished_at: null },
      { state: 'waiting' },
    ]);
    expect((await portico(options, 'retry 1')).code).toBe(1);
  });

  test('deletes old leads only when told twice, and those that were not delivered only when told so', async () => {
    const options = await withLeads(kind);
    const kept = async () => (await keptLeads(options)).leads.map(({ id }) => id);
    expect((await portico(options, 'purge --older-than 90d')).out).toContain(
      '1 lead would be permanently deleted',
    );
    expect(await kept()).toEqual([1, 2, 3]);
    expect((await portico(options, 'purge --older-than 90d --yes')).out).toBe('1 lead deleted.\n');
    expect(await kept()).toEqual([2, 3]);
    await portico(options, 'purge --older-than 90d --undelivered --yes');
    expect(await kept()).toEqual([3]);
    expect((await keptLeads(options)).outbox).toHaveLength(1);
  });
});

test.each([
  ['', 2, /^Usage:/],
  ['burn', 2, /unknown command "burn"/],
  ['list --colour red', 2, /--colour/],
  ['list --state lost', 2, /--state: expected waiting, delivered, parked, fake; got "lost"/],
  ['list --since yesterday', 2, /--since: expected a date/],
  ['list --limit 0', 2, /--limit: expected a whole number/],
  ['list --format xml', 2, /--format: expected table or json/],
  ['show', 2, /a lead id is required/],
  ['show x', 2, /Lead id/],
  ['show 77', 1, /there is no lead 77/],
  ['retry', 2, /lead ids are required/],
  ['purge', 2, /--older-than is required/],
  ['purge --older-than soon', 2, /expected days such as 90d/],
  ['purge --older-than 1d --state parked', 2, /--undelivered is required/],
])('portico leads %s ends with %i and says why', async (args, expected, words) => {
  const options = await emptyStore('sqlite');
  await opened(options);
  const { code, error, out } = await portico(options, args);
  expect([code, out]).toEqual([expected, '']);
  expect(error).toMatch(words);
});

test('a command makes no store where there is none', async () => {
  const options = await emptyStore('sqlite');
  const { code, error } = await portico(options, 'list');
  expect(code).toBe(1);
  expect(error).toContain('There is no store in');
});

test('help says what there is', async () => {
  const { code, out } = await portico(await emptyStore('sqlite'), '--help');
  expect(code).toBe(0);
  for (const name of ['list', 'show', 'retry', 'export', 'purge'])
    expect(out).toContain(`portico leads ${name}`);
});
