import { expect, test } from 'vitest';
import { askedHref, askedIn } from './filterAddress.ts';

test('FILT-01 the parameter of a filter is its name in lower case', () => {
  const filters = [{ name: 'forWhom', label: 'For', all: 'All', options: [{ value: 'owners', label: 'O' }] }];
  const query = '?action=search&text=cd&forwhom=owners';
  expect(askedHref({ text: 'cd', chosen: ['owners'], page: 1 }, filters)).toBe(query);
  expect(askedIn(query, filters, '')).toMatchObject({ text: 'cd', chosen: ['owners'] });
  expect(askedIn('?action=search&forWhom=owners', filters, '').chosen).toEqual(['']);
});

test('FILT-01 FILT-02 a value in the address that no option has stands for all', () => {
  const filters = [{ name: 'topic', label: 'T', all: 'All', options: [{ value: 'saving', label: 'S' }] }];
  for (const value of ['students', 'Saving', '__proto__', ''])
    expect(askedIn(`?action=search&topic=${value}`, filters, '').chosen).toEqual(['']);
});
