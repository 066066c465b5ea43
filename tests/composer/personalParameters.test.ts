import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { personalNames } from '#forms/definition/personalNames.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { withoutPersonal } from '#lib/visitor/withoutPersonal.ts';
import { formOf } from '#tests/forms/formOf.ts';

const personalKinds = new Set(['email', 'phone', 'japanesePhone', 'ssn', 'itin', 'taxId', 'password', 'zip']);

/** Returns the values in a file for which a condition holds. */
function within(value: unknown, holds: (record: Record<string, unknown>) => boolean): unknown[] {
  if (Array.isArray(value)) return value.flatMap((part) => within(part, holds));
  if (!isRecord(value)) return [];
  return [...(holds(value) ? [value] : []), ...within(Object.values(value), holds)];
}

/** Whether a field asks for something about a person. */
function asksForPerson({ kind, name, autocomplete }: Record<string, unknown>): boolean {
  const token = typeof autocomplete === 'string' ? autocomplete : 'off';
  const isAsked = personalKinds.has(String(kind)) || /name|email|tel|street|postal/.test(token);
  return typeof name === 'string' && isAsked;
}

test('SEC-04 no personal field of the site’s forms is kept from an address, in any case', () => {
  const files = readdirSync('pages-json', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => parse(readFileSync(join('pages-json', file), 'utf8')));
  const forms = within(files, ({ formId, fields }) => typeof formId === 'string' && Array.isArray(fields));
  const ofForms = new Set(forms.flatMap((form) => personalNames(formDefinition().parse(form))));
  const fields = within(files, asksForPerson) as { name: string }[];
  const names = new Set(fields.map(({ name }) => name));
  expect(names).toContain('japaneseSsnNumber');
  for (const name of names)
    for (const asked of [name, name.toUpperCase(), name.toLowerCase()])
      expect([asked, withoutPersonal(new URLSearchParams({ [asked]: 'x' }), ofForms).size]).toEqual([
        asked,
        0,
      ]);
  expect([...ofForms]).not.toContain('topic');
});

test('SEC-04 a form’s personal names are those of its kinds and of what browsers fill in, and of their parameters', () => {
  const form = formOf(
    {
      kind: 'text',
      name: 'nombre',
      label: 'Nombre',
      autocomplete: 'given-name',
      prefill: { query: 'fName' },
    },
    { kind: 'text', name: 'topic', label: 'Topic', prefill: { query: 'topic' } },
    { kind: 'text', name: 'land', label: 'Land', autocomplete: 'country-name' },
    { kind: 'email', name: 'correo', label: 'Correo', autocomplete: 'off' },
    { kind: 'taxId', name: 'foreignId', label: 'Tax number' },
    { kind: 'confirm', name: 'again', label: 'Again', of: 'foreignId' },
    { kind: 'date', name: 'nacimiento', label: 'Nacimiento', autocomplete: 'bday' },
    { kind: 'hidden', name: 'coach', from: { query: 'Coach' }, shownAs: 'Your coach' },
    { kind: 'hidden', name: 'campaign', from: { query: 'cid' } },
  );
  expect(personalNames(form).toSorted()).toEqual(
    ['again', 'coach', 'correo', 'fname', 'foreignid', 'nacimiento', 'nombre'].toSorted(),
  );
});
