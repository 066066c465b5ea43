import { loanRateQuery, loanTerms } from '#data/loanRates.ts';
import { monthlyPayment } from '#lib/format/money.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { ProductQuote, QuoteKind } from './ProductQuote.ts';

/**
 * Installment loans (RATE-09), with what the author states of them: `loans.LOAN.creditScore=760&autoAdjustment=true`. The
 * visitor's own answers come first.
 */
export const loanQuotes: QuoteKind = {
  files: ['loans'],
  words: ['quoteLoan'],
  quote: async (_product, more, { amount, months, zipCode, parameters, ...request }, ask) => {
    const { creditScore, ...adjustments } = {
      ...Object.fromEntries(new URLSearchParams(more)),
      ...parameters,
    };
    const terms = loanTerms({
      ...Object.fromEntries(Object.entries(adjustments).map(([name, value]) => [name, value === 'true'])),
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
