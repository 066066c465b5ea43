import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every place of a name takes its value', () =>
  expect(fill('{months} months, {months} payments of {payment}', { months: 12, payment: '$9' })).toBe(
    '12 months, 12 payments of $9',
  ));

test('a place without a value stays', () => {
  expect(fill('{months} months')).toBe('{months} months');
  expect(fill('{toString} and {}', { months: 12 })).toBe('{toString} and {}');
});

test('a value is text: neither its dollar signs nor its braces mean anything', () =>
  expect(fill('{from} to {to}', { from: '$&', to: '{from}' })).toBe('$& to {from}'));
