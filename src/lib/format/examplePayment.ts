import { monthlyPayment } from './money.ts';

/** Dollars of the loan in examples beside rates. */
const exampleLoan = 100_000;

/**
 * Returns the monthly payment for each $100,000 of a loan that is repaid in equal installments, in dollars and cents, for
 * the example that must be beside its rate (12 CFR 1026.24).
 *
 * @param annualRate percent a year, above 0.
 */
export const examplePayment = (annualRate: number, termInYears: number): number =>
  Math.round((monthlyPayment(exampleLoan, annualRate, termInYears * 12) ?? 0) * 100) / 100;
