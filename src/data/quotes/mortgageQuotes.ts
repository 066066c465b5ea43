import { mortgageRatesQuery } from '#data/mortgageRates.ts';
import { monthlyPayment } from '#lib/format/money.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { ProductQuote, QuoteKind } from './ProductQuote.ts';

/**
 * Returns the years for which the rate of an adjustable loan is fixed, by its name: 7 of `7/6-month adjustable`; `undefined`
 * for a fixed rate.
 */
const fixedYears = (name: string): number | undefined => {
  const years = /^(\d{1,2})\/\d/.exec(name)?.[1];
  return years === undefined ? undefined : Number(years);
};

/** Mortgages (RATE-12) in the state of the home, with their name in the service: `mortgage-purchase.FIX30.30-year fixed`. */
export const mortgageQuotes: QuoteKind = {
  files: ['mortgage-purchase', 'mortgage-refinance'],
  words: ['quoteMortgage', 'quoteArm'],
  quote: async (_product, name, { rate: key, amount, state = '', maxAgeDays }, ask) => {
    const purpose = key.startsWith('mortgage-refinance.') ? 'refinance' : 'purchase';
    // The file of the site itself: an application is not sent from a preview of another one.
    const { byState, effectiveDate } = await ask(mortgageRatesQuery({ purpose, hostname: '', maxAgeDays }));
    const offer = byState.get(state)?.find((one) => one.product === name);
    const months = offer && offer.termInYears * 12;
    const payment = offer && months && monthlyPayment(amount, offer.rate, months);
    if (!offer || !months || !payment) return undefined;
    const fixed = fixedYears(offer.product);
    const decimals = rateDecimals[purpose === 'purchase' ? 'mortgagePurchase' : 'mortgageRefinance'];
    const figures: ProductQuote['figures'] = {
      interest: { percent: offer.rate, decimals },
      rate: { percent: offer.apr, decimals, unit: 'APR' },
      payment: { dollars: payment },
      months: fixed === undefined ? months : fixed * 12,
    };
    return { word: fixed === undefined ? 'quoteMortgage' : 'quoteArm', figures, effectiveDate };
  },
};
