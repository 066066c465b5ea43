import { monthlyPayment } from '#lib/format/money.ts';

/**
 * Returns the part of a loan that is left after its prepaid finance charges: the loan that its payments would repay at its
 * APR (the actuarial method of 12 CFR 1026, Appendix J, for level payments).
 *
 * @param rate percent a year, above 0, as is `apr`.
 */
export const partFinanced = (rate: number, apr: number, months: number): number =>
  (monthlyPayment(1, rate, months) ?? NaN) / (monthlyPayment(1, apr, months) ?? NaN);

/** Returns the APR of a loan that charges this rate and of which this part is left after its prepaid finance charges. */
export function aprOf(rate: number, part: number, months: number): number {
  let low = rate;
  let high = rate + 10;
  // Fifty halvings of ten points are far below the last decimal that a bank quotes.
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    if (partFinanced(rate, middle, months) > part) low = middle;
    else high = middle;
  }
  return low;
}
