import { depositRatesQuery } from '#data/depositRates.ts';
import { tierQuote } from './tierQuote.ts';
import type { QuoteKind } from './ProductQuote.ts';

/** Checking and savings accounts (RATE-04): `deposits.TU`, or `deposits.DDA4A.business`. */
export const depositQuotes: QuoteKind = {
  files: ['deposits'],
  words: ['quoteYield', 'quoteLeast'],
  quote: async (productKey, more, request, ask) => {
    const isBusiness = more === 'business';
    const { rates, effectiveDate } = await ask(depositRatesQuery({ ...request, productKey, isBusiness }));
    return tierQuote(rates, request, effectiveDate);
  },
};
