import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DataKeys } from '#composer/server/store/dataKeys.ts';
import { bankDay } from '#lib/format/dates.ts';
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
      `list --since ${bankDay(new Date(), 'America/New_York')} --format json`,
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

  test('S15 exports CSV that no spreadsheet computes and Excel reads as UTF-8, and JSON', async () => {
    const options = await withLeads(kind);
    const { code, out } = await portico(options, 'export --form contact');
    expect(code).toBe(0);
    // Without the mark, Excel reads UTF-8 as the machine's own encoding.
    expect(out.split('\r\n')[0]).toBe(
      '\uFEFF"id","receivedAt","form","locale","page","state","attempts","lastError","name","phone","note"',
    );
    expect(out).toContain('"\'@SUM(A1)","\'＋1",""');
    expect(out).toContain('"\'=1+1","","He said ""hi""\r\nand left"');
    expect((await portico(options, 'export --no-bom')).out.startsWith('"id"')).toBe(true);
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

  test('S16 deletes everything about one person, and records that without a word about the person', async () => {
    const options = await withLeads(kind);
    const store = await opened(options);
    const about = { form: 'contact', locale: 'en', page: '/contact.html' };
    await storeLead(store, { ...about, key: 'd', values: { email: 'Ada@Example.com' } }, Date.now());
    await storeLead(
      store,
      { ...about, key: 'e', delivery: 'fake', values: { mail: ' ada@example.com' } },
      Date.now(),
    );
    await storeLead(
      store,
      { ...about, key: 'f', values: { note: 'My wife is ada@example.com' } },
      Date.now(),
    );
    await storeLead(store, { ...about, key: 'g', values: { email: 'nada@example.com.au' } }, Date.now());
    const asked = await portico(options, 'delete --email ada@example.com');
    expect(asked.out).toContain('2 leads would be permanently deleted: 5, 4. Add --yes to delete.');
    expect(asked.out).toContain('in the text of 2 leads, which remain: 7, 6.');
    expect((await keptLeads(options)).leads).toHaveLength(7);
    expect((await portico(options, 'delete --email ada@example.com --yes')).out).toContain(
      '2 leads deleted: 5, 4.',
    );
    const { leads, outbox } = await keptLeads(options);
    expect(leads.map(({ id }) => id)).toEqual([1, 2, 3, 6, 7]);
    expect(outbox.map(({ lead_id }) => lead_id)).toEqual([1, 2, 3, 6, 7]);
    expect((await portico(options, 'delete 1 --yes')).out).toContain(
      "The bank's system has its own copy of: 1.",
    );
    const { out } = await portico(options, 'deletions');
    expect(out.split('\n').map((line) => line.split(/\s{2,}/).slice(1))).toEqual([
      ['by', 'lead', 'form', 'state'],
      ['email', '5', 'contact', 'fake'],
      ['email', '4', 'contact', 'waiting'],
      ['id', '1', 'contact', 'delivered'],
      [],
    ]);
    expect(JSON.stringify(await store.db.selectFrom('deletions').selectAll().execute())).not.toMatch(/ada/i);
    const again = await portico(options, 'delete --email ada@example.com --yes');
    expect([again.code, again.error]).toEqual([1, 'portico leads: no lead matches.\n']);
  });

  test('lists by days of the time zone of the site, not of the machine or of UTC', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const at = (name: string, time: string) =>
      storeLead(store, { form: 'contact', key: name, locale: 'en', page: '/', values: {} }, Date.parse(time));
    await at('a', '2026-11-21T04:59:59Z');
    await at('b', '2026-11-21T05:00:00Z');
    await at('c', '2026-07-02T03:59:59Z');
    await at('d', '2026-07-02T04:00:00Z');
    const ids = async (flags: string) =>
      (JSON.parse((await portico(options, `list ${flags} --format json`)).out) as { id: number }[]).map(
        ({ id }) => id,
      );
    expect(await ids('--since 2026-11-21')).toEqual([2]);
    expect(await ids('--since 2026-07-02 --before 2026-11-21')).toEqual([4, 1]);
    expect(await ids('--since 2026-11-21T00:00')).toEqual([2]);
    expect(await ids('--since 2026-11-21T04:59:59Z')).toEqual([2, 1]);
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
  ['list --since 2026-02-30', 2, /--since: expected a date .* got "2026-02-30"/],
  ['list --before 2026-11-21T25:00Z', 2, /--before: expected a date/],
  ['delete', 2, /either --email or lead ids are required/],
  ['delete 1 --email a@b.example', 2, /either --email or lead ids are required/],
  ['delete --email ada', 2, /--email: expected an address/],
  ['delete 77 --yes', 1, /no lead matches/],
  ['backup', 2, /missing required argument 'file'/],
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
  for (const name of ['list', 'show', 'retry', 'export', 'purge', 'delete', 'backup', 'restore'])
    expect(out).toContain(`portico leads ${name}`);
});
