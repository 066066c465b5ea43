import { loanRateQuery, loanTerms } from '#data/loanRates.ts';
import { monthlyPayment } from '#lib/format/money.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { ProductQuote, QuoteKind } from './ProductQuote.ts';

/**
 * Installment loans (RATE-09) at a credit score that the author states, because an application knows none:
 * `loans.LOAN.creditScore=760&autoAdjustment=true`.
 */
export const loanQuotes: QuoteKind = {
  files: ['loans'],
  quote: async (_product, more, { amount, months, zipCode, ...request }, ask) => {
    const { creditScore, ...adjustments } = Object.fromEntries(new URLSearchParams(more));
    const terms = loanTerms({
      ...Object.fromEntries(Object.keys(adjustments).map((name) => [name, true])),
      creditScore,
      depositAmount: amount,
      timePeriod: months,
      zipcode: zipCode,
    });
    if (!terms) return undefined;
    const { apr, effectiveDate } = await ask(loanRateQuery({ ...request, terms }));
    const payment = apr === undefined ? undefined : monthlyPayment(amount, apr, terms.timePeriod);
    if (apr === undefined || payment === undefined) return undefined;
    const figures: ProductQuote['figures'] = {
      rate: { percent: apr, decimals: rateDecimals.loan, unit: 'APR' },
      payment: { dollars: payment },
      months: terms.timePeriod,
      score: terms.creditScore,
    };
    return { word: 'quoteLoan', figures, effectiveDate };
  },
};
