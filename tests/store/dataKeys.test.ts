import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DataKeys, demoKeys } from '#composer/server/store/dataKeys.ts';
import { leadValues, maskedValues, MissingDataKey, storeLead } from '#composer/server/store/leadStore.ts';
import { temporaryFolder } from '#tests/server/fixtures/publishedSite.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const first = newKey('2026-01');
const second = newKey('2026-11');

describe('SEC-04 keys of sensitive values', () => {
  test('open what they sealed, in its own place only', () => {
    const keys = new DataKeys(first);
    const sealed = keys.seal('123-45-6789', 'lead 1 ssn');
    expect(keys.open(sealed, 'lead 1 ssn')).toBe('123-45-6789');
    expect(() => keys.open(sealed, 'lead 2 ssn')).toThrow('cannot be opened');
    expect(sealed).not.toContain('6789');
    expect(keys.seal('123-45-6789', 'lead 1 ssn')).not.toBe(sealed);
  });

  test('refuse what was changed', () => {
    const keys = new DataKeys(first);
    const sealed = keys.seal('123-45-6789', 'place');
    const [id, body = ''] = sealed.split('.');
    for (let at = 0; at < body.length; at += 7) {
      const other = body[at] === 'A' ? 'B' : 'A';
      const changed = `${id}.${body.slice(0, at)}${other}${body.slice(at + 1)}`;
      expect(() => keys.open(changed, 'place')).toThrow('cannot be opened');
    }
  });

  test('are changed for new ones without losing the old values', () => {
    const sealed = new DataKeys(first).seal('123-45-6789', 'place');
    const both = new DataKeys(`${second}, ${first}`);
    expect(both.open(sealed, 'place')).toBe('123-45-6789');
    expect(both.seal('x', 'place').startsWith('2026-11.')).toBe(true);
    expect(() => new DataKeys(second).open(sealed, 'place')).toThrow('The key "2026-01" is not in');
  });

  test.each([
    '',
    'secret',
    'id:short',
    `a:${randomBytes(31).toString('base64')}`,
    `${first},${first}`,
    `${first},`,
  ])('are refused with what is expected: %j', (text) => {
    expect(() => new DataKeys(text)).toThrow(/^PORTICO_DATA_KEY: (?:expected an id and 32 bytes|two keys)/);
  });

  test('of a demo are made once, for its user alone', () => {
    const { folder, remove } = temporaryFolder();
    onTestFinished(remove);
    const sealed = demoKeys(folder).seal('x', 'place');
    expect(demoKeys(folder).open(sealed, 'place')).toBe('x');
    expect(statSync(join(folder, 'demo-data-key')).mode & 0o777).toBe(0o600);
  });
});

describe.each(storeKinds)('SEC-04 a lead with a tax number, with %s', (kind) => {
  const values = { firstName: 'Rosalind', ssn: '123-45-6789' };
  const lead = {
    form: 'tax',
    key: 'tax:key-00000001',
    values,
    sensitive: new Set(['ssn']),
    locale: 'en',
    page: '/',
  };
  const noon = Date.UTC(2026, 10, 21, 12);

  test('is encrypted in the store, and read with the key', async () => {
    const options = await emptyStore(kind);
    const keys = new DataKeys(first);
    await storeLead(await opened(options), lead, noon, keys);
    const [kept] = (await keptLeads(options)).leads;
    if (!kept) throw new Error('No lead was kept.');
    const stored = { ...kept, key: kept.idempotency_key };
    expect(JSON.stringify(kept)).not.toContain('6789');
    expect(leadValues(stored, keys)).toEqual(values);
    expect(maskedValues(stored)).toEqual({ firstName: 'Rosalind', ssn: '•••' });
    expect(() => leadValues(stored, undefined)).toThrow('PORTICO_DATA_KEY is not set');
    // An unkeyed digest would reveal the nine digits to brute force.
    expect(kept.body_digest).toBe(keys.digests(JSON.stringify(['tax', Object.entries(values)]))[0]);
  });

  test('FORM-05 is the same lead when it is sent again after the key has changed', async () => {
    const store = await opened(await emptyStore(kind));
    await storeLead(store, lead, noon, new DataKeys(first));
    const both = new DataKeys(`${second},${first}`);
    expect(await storeLead(store, lead, noon, both)).toMatchObject({ state: 'known', id: 1 });
    const other = { ...lead, values: { ...values, ssn: '123-45-6780' } };
    expect(await storeLead(store, other, noon, both)).toEqual({ state: 'conflict' });
  });

  test('is not kept at all without a key', async () => {
    const options = await emptyStore(kind);
    const store = await opened(options);
    await expect(storeLead(store, lead, noon)).rejects.toThrow(MissingDataKey);
    expect((await keptLeads(options)).leads).toEqual([]);
  });
});
