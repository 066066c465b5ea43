import { cashOutQuery, cashOutTerms } from '#data/cashOutRefinanceRates.ts';
import { examplePayment } from '#lib/format/examplePayment.ts';
import { formatPercent, formatWholeDollars } from '#lib/format/money.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Rates of a cash-out refinance (RATE-03). `{rate:cash-out-refinance.15.apr}` shows the rate of that term for the
 * visitor's zip code, or the page's own rate if no zip code is known (RATE-14). `payment` in place of `apr` is what each
 * $100,000 of such a loan costs a month.
 */
export const cashOutTextRates: TextRateKind = {
  files: ['cash-out-refinance'],
  newest: async ({ key: [, years, name] }, { zipCode, serviceBase, maxAgeDays, ask }) => {
    const termInYears = cashOutTerms.find((term) => String(term) === years);
    if (zipCode === undefined || termInYears === undefined) return undefined;
    const { rates, effectiveDate } = await ask(
      cashOutQuery({ serviceBase, zipCode, termInYears, maxAgeDays }),
    );
    const apr = rates[0]?.apr;
    if (apr === undefined) return undefined;
    const text =
      name === 'payment'
        ? formatWholeDollars(examplePayment(apr, termInYears))
        : formatPercent(apr, rateDecimals.cashOutRefinance);
    return { text, effectiveDate };
  },
};
