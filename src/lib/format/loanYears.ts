import { monthlyPayment } from './money.ts';

/** What is paid on a loan in a year, in dollars. */
export interface LoanYear {
  /** 1 for the first. */
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  /** What is still owed at the end of the year. */
  readonly balance: number;
}

/**
 * Splits the payments of a loan that is repaid in equal monthly installments, by year. After n payments the balance is
 * principal × ((1 + r)^term − (1 + r)^n) / ((1 + r)^term − 1).
 *
 * @param amount dollars, above 0.
 * @param apr percent a year, above 0.
 * @param years whole years, above 0.
 */
export function loanYears(amount: number, apr: number, years: number): LoanYear[] {
  const rate = apr / 100 / 12;
  const payment = monthlyPayment(amount, apr, years * 12) ?? 0;
  const all = (1 + rate) ** (years * 12);
  const owed = (year: number) => (amount * (all - (1 + rate) ** (year * 12))) / (all - 1);
  return Array.from({ length: years }, (_, index) => {
    const principal = owed(index) - owed(index + 1);
    return {
      year: index + 1,
      principal,
      interest: payment * 12 - principal,
      balance: owed(index + 1),
    };
  });
}
