import { describe, expect, test } from 'vitest';
import {
  formatApr,
  formatDollars,
  formatPercent,
  formatRate,
  formatRoundedDollars,
  monthlyPayment,
} from './money.ts';

describe('CALC-01 the monthly payment', () => {
  test.each([
    [10_000, 6, 60, 193.328],
    [100_000, 12, 12, 8884.8789],
    [1, 0.01, 1, 1.0000083],
    [9_999_999.99, 25, 360, 208_457.86],
  ])('of %d dollars at %d percent over %d months is %d', (principal, rate, term, payment) =>
    expect(monthlyPayment(principal, rate, term)).toBeCloseTo(payment, 1),
  );

  test('pays the loan back to the cent', () => {
    const payment = monthlyPayment(25_000, 7.25, 84) ?? 0;
    let owed = 25_000;
    for (let month = 0; month < 84; month += 1) owed = owed * (1 + 7.25 / 1200) - payment;
    expect(owed).toBeCloseTo(0, 4);
  });

  test('CALC-02 has no result for a rate of 0, nor for what is no loan', () => {
    for (const [principal, rate, term] of [
      [1000, 0, 12],
      [1000, -1, 12],
      [0, 5, 12],
      [1000, 5, 0],
      [Number.NaN, 5, 12],
    ] as const)
      expect(monthlyPayment(principal, rate, term)).toBeUndefined();
  });
});

test('CALC-05 dollars have separators and two decimals, percentages two decimals', () => {
  expect(formatDollars(1234.5)).toBe('$1,234.50');
  expect(formatDollars(9_999_999.994)).toBe('$9,999,999.99');
  expect(formatPercent(4.05)).toBe('4.05%');
  expect(formatPercent(6)).toBe('6.00%');
  expect(formatPercent(1.005)).toBe('1.01%');
  expect(formatPercent(6.1235, 3)).toBe('6.124%');
});

test('an introductory APR of zero is “0%”; any other has its decimals', () => {
  expect(formatApr(0)).toBe('0%');
  expect(formatApr(18.24)).toBe('18.24%');
  expect(formatApr(6.5, 3)).toBe('6.500%');
});

test('RATE-13 a rate of zero is written as in offers if it is an APR', () => {
  expect(formatRate(0, 2, 'APR')).toBe('0%');
  expect(formatRate(0, 2, 'APY')).toBe('0.00%');
  expect(formatRate(28.24, 2, 'APR')).toBe('28.24%');
});

test('RATE-02 an amount rounded to whole dollars is that of the cents beside it', () => {
  // 26032.499999999996 in binary.
  const grown = 25_000 * (1 + 4.13 / 100);
  expect([formatDollars(grown), formatRoundedDollars(grown)]).toEqual(['$26,032.50', '$26,033']);
  expect(formatRoundedDollars(26_032.49)).toBe('$26,032');
});
