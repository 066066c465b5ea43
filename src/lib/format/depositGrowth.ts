/** What a deposit has grown to at the end of a year, in dollars. */
export interface DepositYear {
  /** 1 for the first. */
  readonly year: number;
  /** What was paid in until then. */
  readonly paidIn: number;
  /** What it has earned until then, at an annual percentage yield that never changes. */
  readonly interest: number;
}

/**
 * Returns what a dollar grows to. The annual percentage yield is what a deposit earns in 365 days with interest that
 * stays in the account (12 CFR 1030, Appendix A), so a year multiplies the balance by 1 + APY, and a month by its twelfth
 * root.
 *
 * @param apy percent, such as 4.05.
 */
export const grownBy = (apy: number, months: number): number => (1 + apy / 100) ** (months / 12);

/**
 * Calculates how a deposit grows, by year (see `grownBy`).
 *
 * @param deposit dollars on the first day.
 * @param monthly dollars added at the end of each month.
 * @param apy percent, such as 4.05.
 * @param years whole years.
 */
export function depositGrowth(deposit: number, monthly: number, apy: number, years: number): DepositYear[] {
  const month = grownBy(apy, 1);
  return Array.from({ length: years }, (_, index) => {
    const months = 12 * (index + 1);
    const grown = grownBy(apy, months);
    // The sum of a geometric series; without interest each addition counts once.
    const added = month === 1 ? monthly * months : (monthly * (grown - 1)) / (month - 1);
    const paidIn = deposit + monthly * months;
    return { year: index + 1, paidIn, interest: deposit * grown + added - paidIn };
  });
}
