import { expect, test } from 'vitest';
import { readDeposit, shownDeposit } from './termTable.ts';

test('RATE-02 a deposit is shown with its thousands, and can be read again', () => {
  expect(['25000', '$25,000', '2500.5'].map(shownDeposit)).toEqual(['25,000', '25,000', '2,500.5']);
  expect(readDeposit(shownDeposit('25000'))).toBe(25_000);
});

test('RATE-02 what is no deposit stays as it was typed', () => {
  const typed = ['', '25.000', '25k', '99999999999999999999'];
  expect(typed.map(shownDeposit)).toEqual(typed);
});
