import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryEntries, dropCarried, hasCarried, takeCarried } from './carriedEntries.ts';

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
const here = { pathname: path };
const contact = ['firstName', 'message'];
const call = ['firstName', 'time'];
const entries = (names: readonly string[]) => ({
  path,
  names,
  step: 1,
  values: { firstName: names.join(' ') },
});

test('entries reach the form with the most fields in common, once', () => {
  carryEntries('form-1', entries(['firstName', 'time']));
  carryEntries('form-2', entries(['firstName', 'message']));
  expect(hasCarried(here)).toBe(true);
  expect(takeCarried(contact, here)).toMatchObject([{ step: 1, values: { firstName: 'firstName message' } }]);
  expect(takeCarried(call, here)).toMatchObject([{ values: { firstName: 'firstName time' } }]);
  expect(takeCarried(call, here)).toEqual([]);
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('another page has none, and forgets them', () => {
  carryEntries('form-1', entries(['firstName']));
  expect(takeCarried(contact, { pathname: '/es/' })).toEqual([]);
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('an application stays while its visitor looks at other pages, until it is taken', () => {
  carryEntries('form-1', { ...entries(['firstName', 'message']), stays: true });
  carryEntries('form-2', entries(['firstName']));
  expect(hasCarried({ pathname: '/es/rates.html' })).toBe(false);
  expect(takeCarried(contact, { pathname: '/es/rates.html' })).toEqual([]);
  expect(takeCarried(contact, here)).toMatchObject([{ names: ['firstName', 'message'] }]);
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('what was answered beside a link follows what was entered in its form before', () => {
  carryEntries('rates', { path, names: ['firstName'], values: { firstName: 'Ada' } });
  carryEntries('form-1', { ...entries(['firstName', 'message']), sources: { message: 'Hello' } });
  expect(takeCarried(contact, here)).toMatchObject([
    { step: 1, sources: { message: 'Hello' } },
    { values: { firstName: 'Ada' } },
  ]);
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('the entries of one form are forgotten without those of another', () => {
  carryEntries('form-1', entries(['firstName']));
  carryEntries('form-2', entries(['firstName', 'message']));
  dropCarried('form-2');
  expect(takeCarried(contact, here)).toMatchObject([{ names: ['firstName'] }]);
  dropCarried('form-1');
  expect(sessionStorage.getItem('carriedForms')).toBeNull();
});

test('a form without a field in common has none', () => {
  carryEntries('form-1', entries(['amount']));
  expect(takeCarried(contact, here)).toEqual([]);
});

test.for(['', '{', '[]', '{"a":1}', '{"form-1":"{"}', '{"form-1":"{\\"path\\":\\"/es/contact-us.html\\"}"}'])(
  'STORE-04 nonsense in storage is none: %s',
  (nonsense) => {
    sessionStorage.setItem('carriedForms', nonsense);
    expect(hasCarried(here)).toBe(false);
    expect(takeCarried(contact, here)).toEqual([]);
  },
);
