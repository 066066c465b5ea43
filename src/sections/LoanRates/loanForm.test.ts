import { expect, test } from 'vitest';
import { amountOf, typedIn } from './loanForm.ts';
import { schema } from './LoanRates.schema.ts';
import { section } from './LoanRates.section.ts';

const [example] = Object.values(section.examples);
const props = schema.parse(example);
const shown = (amount: string) => typedIn(new URLSearchParams({ amount }), props).amount;

test('RATE-09 a valid amount is shown as one, and can be read again', () => {
  expect(['20000', '$20,000', ' 20,000.00 '].map(shown)).toEqual(['$20,000', '$20,000', '$20,000']);
  expect(amountOf(shown('20000'), props.amount)).toBe(20_000);
});

test('RATE-09 an amount that cannot be read, or is out of the limits, stays as it was typed', () => {
  const typed = ['', '20.000', '20k', '1', '99999999999999999999'];
  expect(typed.map(shown)).toEqual(typed);
});
