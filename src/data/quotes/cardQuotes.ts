import { cardOfferQuery } from '#data/cardOffers.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { QuoteKind } from './ProductQuote.ts';

/** Credit cards (RATE-01), with their offer in the service: `cards.HARBOR1.ELM_WEB_0001_HARBOR1`. */
export const cardQuotes: QuoteKind = {
  files: ['cards'],
  quote: async (_product, key, request, ask) => {
    const [requestCode = '', sourceCode = '', locationNumber = '', offerId = ''] = key.split('_');
    const offer = { requestCode, sourceCode, locationNumber, offerId };
    const answer = await ask(cardOfferQuery({ ...request, offer }));
    const { calculatedMinAPR: least, calculatedMaxAPR: most, annualFeeAmount: fee, effectiveDate } = answer;
    if (least === undefined || most === undefined || fee === undefined) return undefined;
    const apr = (percent: number) => ({ percent, decimals: rateDecimals.card, unit: 'APR' as const });
    const figures = { rate: apr(least), most: apr(most), fee: { dollars: fee } };
    return { word: 'quoteCard', figures, effectiveDate };
  },
};
