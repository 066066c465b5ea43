import { cdRatesQuery } from '#data/cdRates.ts';
import { tierQuote } from './tierQuote.ts';
import type { QuoteKind } from './ProductQuote.ts';

/** Certificates of deposit (RATE-02): `cd.CD99`. */
export const cdQuotes: QuoteKind = {
  files: ['cd'],
  words: ['quoteYield', 'quoteLeast'],
  quote: async (product, _more, request, ask) => {
    const { rates, effectiveDate } = await ask(cdRatesQuery(request));
    const own = rates.filter(({ productKey }) => productKey === product);
    return tierQuote(own, request, effectiveDate);
  },
};
