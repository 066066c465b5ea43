import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { isRecord } from '#lib/values/isRecord.ts';
import { withoutPersonal } from '#lib/visitor/withoutPersonal.ts';

const personalKinds = new Set(['email', 'phone', 'japanesePhone', 'ssn', 'itin', 'taxId', 'password', 'zip']);

/** Returns the names of the fields that ask for something about a person. */
function personalFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(personalFields);
  if (!isRecord(value)) return [];
  const { kind, name, autocomplete } = value;
  const token = typeof autocomplete === 'string' ? autocomplete : 'off';
  const asksForPerson = personalKinds.has(String(kind)) || /name|email|tel|street|postal/.test(token);
  const own = typeof name === 'string' && asksForPerson ? [name] : [];
  return [...own, ...Object.values(value).flatMap(personalFields)];
}

test('SEC-04 no personal field of the site’s forms is kept from an address, in any case', () => {
  const files = readdirSync('pages-json', { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => personalFields(parse(readFileSync(join('pages-json', file), 'utf8'))));
  expect(names).toContain('japaneseSsnNumber');
  for (const name of new Set(names))
    for (const asked of [name, name.toUpperCase(), name.toLowerCase()])
      expect([asked, withoutPersonal(new URLSearchParams({ [asked]: 'x' })).size]).toEqual([asked, 0]);
});
