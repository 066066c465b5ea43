import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formOf } from '#tests/forms/formOf.ts';
import { carryEntries, hasCarried, takeCarried } from './carriedEntries.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const path = '/es/contact-us.html';
const text = (name: string) => ({ kind: 'text', name, label: name }) as const;
const contact = formOf(text('firstName'), text('message'));
const call = formOf(text('firstName'), text('time'));
const entries = (names: readonly string[]) => ({
  path,
  names,
  step: 1,
  values: { firstName: names.join(' ') },
});

test('entries reach the form with the most fields in common, once', () => {
  carryEntries('form-1', entries(['firstName', 'time']));
  carryEntries('form-2', entries(['firstName', 'message']));
  expect(hasCarried(path)).toBe(true);
  expect(takeCarried(contact, path)).toMatchObject({ step: 1, values: { firstName: 'firstName message' } });
  expect(takeCarried(call, path)).toMatchObject({ values: { firstName: 'firstName time' } });
  expect(takeCarried(call, path)).toBeUndefined();
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('another page has none, and forgets them', () => {
  carryEntries('form-1', entries(['firstName']));
  expect(takeCarried(contact, '/es/')).toBeUndefined();
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('a form without a field in common has none', () => {
  carryEntries('form-1', entries(['amount']));
  expect(takeCarried(contact, path)).toBeUndefined();
});

test.for(['', '{', '[]', '{"a":1}', '{"form-1":"{"}', '{"form-1":"{\\"path\\":\\"/es/contact-us.html\\"}"}'])(
  'STORE-04 nonsense in storage is none: %s',
  (nonsense) => {
    sessionStorage.setItem('carriedForms', nonsense);
    expect(hasCarried(path)).toBe(false);
    expect(takeCarried(contact, path)).toBeUndefined();
  },
);
