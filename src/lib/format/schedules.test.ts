import { expect, test } from 'vitest';
import { depositGrowth } from './depositGrowth.ts';
import { loanYears } from './loanYears.ts';
import { monthlyPayment } from './money.ts';

test('a deposit earns its annual percentage yield each year', () => {
  const [first, second] = depositGrowth(10_000, 0, 4.24, 2);
  expect(first?.interest).toBeCloseTo(424, 6);
  expect(second?.interest).toBeCloseTo(10_000 * 1.0424 ** 2 - 10_000, 6);
});

test('monthly additions earn interest from the end of their month', () => {
  let balance = 25;
  for (let month = 1; month <= 36; month++) balance = balance * 1.0228 ** (1 / 12) + 100;
  const last = depositGrowth(25, 100, 2.28, 3).at(-1);
  expect(last?.paidIn).toBe(3625);
  expect((last?.paidIn ?? 0) + (last?.interest ?? 0)).toBeCloseTo(balance, 6);
});

test('without interest a deposit stays what was paid in', () => {
  expect(depositGrowth(0, 50, 0, 1)).toEqual([{ year: 1, paidIn: 600, interest: 0 }]);
});

test('the years of a loan repay all of it, month by month', () => {
  const payment = monthlyPayment(300_000, 6.5, 360) ?? 0;
  let balance = 300_000;
  let interest = 0;
  for (let month = 1; month <= 12; month++) {
    interest += balance * (0.065 / 12);
    balance -= payment - balance * (0.065 / 12);
  }
  const years = loanYears(300_000, 6.5, 30);
  expect(years[0]?.interest).toBeCloseTo(interest, 4);
  expect(years[0]?.balance).toBeCloseTo(balance, 4);
  expect(years.at(-1)?.balance).toBeCloseTo(0, 4);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(300_000, 4);
});
