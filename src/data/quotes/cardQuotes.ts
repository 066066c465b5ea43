import { cardOfferOf, cardOfferQuery } from '#data/cardOffers.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { QuoteFigure, QuoteKind } from './ProductQuote.ts';

/** Credit cards (RATE-01), with their offer in the service: `cards.HARBOR1.ELM_WEB_0001_HARBOR1`. */
export const cardQuotes: QuoteKind = {
  files: ['cards'],
  quote: async (_product, key, request, ask) => {
    const answer = await ask(cardOfferQuery({ ...request, offer: cardOfferOf(key) }));
    const { calculatedMinAPR: least, calculatedMaxAPR: most, annualFeeAmount: fee, effectiveDate } = answer;
    if (least === undefined || most === undefined || fee === undefined) return undefined;
    const apr = (percent: number): QuoteFigure => ({ percent, decimals: rateDecimals.card, unit: 'APR' });
    const figures = { rate: apr(least), most: apr(most), fee: { dollars: fee } };
    return { word: least === most ? 'quoteCardOne' : 'quoteCard', figures, effectiveDate };
  },
};
