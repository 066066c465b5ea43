import { mortgageRatesQuery } from '#data/mortgageRates.ts';
import { monthlyPayment } from '#lib/format/money.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { ProductQuote, QuoteKind } from './ProductQuote.ts';

/** Mortgages (RATE-12) in the state of the home, with their name in the service: `mortgage-purchase.FIX30.30-year fixed`. */
export const mortgageQuotes: QuoteKind = {
  files: ['mortgage-purchase', 'mortgage-refinance'],
  quote: async (_product, name, { rate: key, amount, state = '', maxAgeDays }, ask) => {
    const purpose = key.startsWith('mortgage-refinance.') ? 'refinance' : 'purchase';
    // The file of the site itself: an application is not sent from a preview of another one.
    const { byState, effectiveDate } = await ask(mortgageRatesQuery({ purpose, hostname: '', maxAgeDays }));
    const offer = byState.get(state)?.find((one) => one.product === name);
    const months = offer && offer.termInYears * 12;
    const payment = offer && months && monthlyPayment(amount, offer.rate, months);
    if (!offer || !months || !payment) return undefined;
    const decimals = rateDecimals[purpose === 'purchase' ? 'mortgagePurchase' : 'mortgageRefinance'];
    const figures: ProductQuote['figures'] = {
      interest: { percent: offer.rate, decimals },
      rate: { percent: offer.apr, decimals, unit: 'APR' },
      payment: { dollars: payment },
      months,
    };
    return { word: 'quoteMortgage', figures, effectiveDate };
  },
};
