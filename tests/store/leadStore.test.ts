import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { storeLead } from '#composer/server/store/leadStore.ts';
import { bundleOfComposer } from '#tests/bundleOfComposer.ts';
import { dropDatabase, emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

const lead = { form: 'contact', locale: 'en', page: '/contact.html', values: { firstName: 'Rosalind' } };
const keyed = { ...lead, key: 'contact:key-00000001' };
const minute = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);

describe.each(storeKinds)('with %s', (kind) => {
  test('a stored lead and its delivery are there for the next connection', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    expect(await storeLead(store, keyed, noon)).toMatchObject({ state: 'stored', id: 1 });
    const { leads, outbox, bodies } = await keptLeads(options);
    expect(leads).toMatchObject([
      { id: 1, form: 'contact', locale: 'en', page: '/contact.html', received_at: noon },
    ]);
    expect(bodies).toEqual([{ firstName: 'Rosalind' }]);
    expect(outbox).toMatchObject([{ lead_id: 1, state: 'waiting', attempts: 0, next_at: noon }]);
  });

  test('FORM-05 the same key with the same values is the same lead, with other values a conflict', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const first = await storeLead(store, keyed, noon);
    expect(await storeLead(store, keyed, noon + 1)).toEqual({ ...first, state: 'known' });
    expect(await storeLead(store, { ...keyed, values: { firstName: 'Ada' } }, noon + 2)).toEqual({
      state: 'conflict',
    });
    expect((await keptLeads(options)).bodies).toEqual([{ firstName: 'Rosalind' }]);
  });

  test('the order of the fields does not make another lead', async () => {
    const store = await opened(await emptyStore(kind));
    await storeLead(store, { ...keyed, values: { a: '1', b: '2' } }, noon);
    expect(await storeLead(store, { ...keyed, values: { b: '2', a: '1' } }, noon)).toMatchObject({
      state: 'known',
    });
  });

  test('FORM-05 twenty posts of one filled-in form at once make one lead and one delivery', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => storeLead(store, keyed, noon)));
    expect(outcomes.filter(({ state }) => state === 'stored')).toHaveLength(1);
    expect(outcomes.filter(({ state }) => state === 'known')).toHaveLength(19);
    const { leads, outbox } = await keptLeads(options);
    expect([leads.length, outbox.length]).toEqual([1, 1]);
  });

  test('FORM-05 without a key the same values are one lead for ten minutes, and a new one afterwards', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const states = [];
    for (const after of [0, 1, 5, 9.9, 10, 40])
      states.push((await storeLead(store, lead, noon + after * minute)).state);
    expect(states).toEqual(['stored', 'known', 'known', 'known', 'stored', 'stored']);
    expect((await keptLeads(options)).leads).toHaveLength(3);
  });

  test('FORM-05 a second tap just after the turn of ten minutes finds the lead before it', async () => {
    const store = await opened(await emptyStore(kind));
    const justBefore = noon - 500;
    expect(await storeLead(store, lead, justBefore)).toMatchObject({ state: 'stored' });
    expect(await storeLead(store, lead, justBefore + 1000)).toMatchObject({ state: 'known', id: 1 });
  });

  test('a lead whose delivery cannot be kept is not kept either', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    await sql`alter table outbox rename to outbox_away`.execute(store.db);
    await expect(storeLead(store, keyed, noon)).rejects.toThrow('outbox');
    await sql`alter table outbox_away rename to outbox`.execute(store.db);
    expect((await keptLeads(options)).leads).toEqual([]);
    expect(await storeLead(store, keyed, noon)).toMatchObject({ state: 'stored' });
  });

  test('FORM-20 of leads that are stored at once only the one whose proof was used before is refused', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const proofs = [{ id: 'proof', expiresAt: noon + minute }];
    const leads = Array.from({ length: 12 }, (_, number) => ({
      ...lead,
      key: `contact:key-at-once-${number}`,
      values: { firstName: `Ada ${number}` },
      ...(number % 3 === 0 && { proofs }),
    }));
    const outcomes = await Promise.all(leads.map((one) => storeLead(store, one, noon)));
    const states = outcomes.map(({ state }) => state);
    expect(states.filter((state) => state === 'reused')).toHaveLength(3);
    expect(states.filter((state) => state === 'stored')).toHaveLength(9);
    const { bodies, outbox } = await keptLeads(options);
    const stored = leads.filter((_, at) => states[at] === 'stored').map(({ values }) => values);
    expect(bodies).toHaveLength(9);
    expect(bodies).toEqual(expect.arrayContaining(stored));
    expect(outbox).toHaveLength(9);
  });

  test('values come back as they were, whatever they hold', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    const values = { text: `'); drop table leads; -- "\\ \u2028 😀 榆石 ${'x'.repeat(20_000)}` };
    await storeLead(store, { ...keyed, values }, noon);
    expect((await keptLeads(options)).bodies).toEqual([values]);
  });

  test('several processes may open an empty database at the same time', async () => {
    const options = await emptyStore(kind);
    const script = [
      '--experimental-strip-types',
      'tests/store/openInProcess.ts',
      JSON.stringify({ ...options, bundle: await bundleOfComposer() }),
    ];
    const run = promisify(execFile);
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => run(process.execPath, [...script, key])));
    expect((await keptLeads(options)).leads).toHaveLength(4);
  });
});

test.each(storeKinds.filter((kind) => kind === 'postgres'))(
  '%s: a database that is gone is noticed and does not end the process',
  async () => {
    const options = await emptyStore('postgres');
    const store = await opened(options);
    await store.ping();
    await dropDatabase(options.databaseUrl ?? '');
    await expect(store.ping()).rejects.toThrow('the database does not respond');
  },
);

test('SEC-04 the files of SQLite are for their user alone, those of an earlier version too', async () => {
  const options = await emptyStore('sqlite');
  const file = join(options.dataFolder, 'store.sqlite');
  writeFileSync(file, '', { mode: 0o644 });
  const store = await opened(options);
  await storeLead(store, keyed, noon);
  for (const name of ['', '-wal', '-shm']) expect(statSync(`${file}${name}`).mode & 0o777).toBe(0o600);
});
