import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DataKeys } from '#composer/server/store/dataKeys.ts';
import { storeLead } from '#composer/server/store/leadStore.ts';
import type { StoreOptions } from '#composer/server/store/openStore.ts';
import { emptyStore, opened, storeKinds } from '#tests/store/testStore.ts';
import { portico } from './fixtures/portico.ts';

const key = `2026-11:${randomBytes(32).toString('base64')}`;

const run = ({ dataFolder, databaseUrl = '' }: StoreOptions, args: string) =>
  portico(args.split(' '), {
    PORTICO_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    PORTICO_DATA_KEY: key,
    PORTICO_RELEASES: '',
  });

async function withLead(kind: (typeof storeKinds)[number]): Promise<StoreOptions> {
  const options = await emptyStore(kind);
  const store = await opened(options);
  const lead = { form: 'tax', key: 'a', locale: 'en', page: '/tax.html' };
  const values = { email: 'ada@example.com', ssn: '123-45-6789' };
  await storeLead(store, { ...lead, values, sensitive: new Set(['ssn']) }, Date.now(), new DataKeys(key));
  return options;
}

describe.each(storeKinds)('5 who saw or deleted leads is recorded in %s', (kind) => {
  test('for reveal, export, delete and purge, without anything about the person', async () => {
    const options = await withLead(kind);
    await run(options, 'leads show 1');
    expect((await run(options, 'leads show 1 --reveal')).out).toContain('123-45-6789');
    await run(options, 'leads export --form tax');
    await run(options, 'leads delete --email ada@example.com');
    await run(options, 'leads delete --email ada@example.com --yes');
    await run(options, 'leads purge --older-than 90d');
    await run(options, 'leads purge --older-than 90d --yes');
    const { code, out } = await run(options, 'audit list --json');
    expect(code).toBe(0);
    const records = JSON.parse(out) as { by: string; what: string; details: object }[];
    expect(records.map(({ what }) => what)).toEqual([
      'leads show',
      'leads export',
      'leads delete',
      'leads purge',
    ]);
    expect(new Set(records.map(({ by }) => by))).toEqual(new Set(['ada']));
    expect(records.slice(0, 3).map(({ details }) => details)).toEqual([
      { ids: '1', reveal: true },
      { form: 'tax', format: 'csv', reveal: false },
      { ids: '1', reason: 'email' },
    ]);
    expect(out).not.toContain('example.com');
    expect((await run(options, 'audit list')).out).toMatch(
      /^time +by +what +details\n\S+Z +ada +leads show +ids=1/,
    );
  }, 600_000);
});

test('5 without any store, "portico audit list" says which settings are missing', async () => {
  const { code, error } = await run(await emptyStore('sqlite'), 'audit list');
  expect(code).toBe(2);
  expect(error).toContain('PORTICO_DATA or DATABASE_URL');
});
