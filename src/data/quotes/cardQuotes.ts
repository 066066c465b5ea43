import { type CardOffer, cardOfferOf, cardOfferQuery } from '#data/cardOffers.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { QuoteAddition, QuoteFigure, QuoteKind } from './ProductQuote.ts';

const apr = (percent: number): QuoteFigure => ({ percent, decimals: rateDecimals.card, unit: 'APR' });

/** Returns the introductory rates whose length is known. The one of transfers ends in a rate of its own. */
function introductions(offer: CardOffer): readonly QuoteAddition[] {
  const { rates, introPurchaseMonths, introBalanceTransferMonths } = offer;
  const purchases = rates.get('introPurchaseRate');
  const transfers = rates.get('introBalanceTransferRate');
  const after = rates.get('balanceTransferAPR');
  const additions: QuoteAddition[] = [];
  if (purchases !== undefined && introPurchaseMonths !== undefined)
    additions.push({
      word: 'quoteIntro',
      figures: { intro: apr(purchases), months: introPurchaseMonths },
    });
  if (transfers !== undefined && after !== undefined && introBalanceTransferMonths !== undefined)
    additions.push({
      word: 'quoteTransfer',
      figures: { intro: apr(transfers), months: introBalanceTransferMonths, after: apr(after) },
    });
  return additions;
}

/** Credit cards (RATE-01), with their offer in the service: `cards.HARBOR1.ELM_WEB_0001_HARBOR1`. */
export const cardQuotes: QuoteKind = {
  files: ['cards'],
  words: ['quoteCard', 'quoteCardOne', 'quoteIntro', 'quoteTransfer'],
  quote: async (_product, key, request, ask) => {
    const answer = await ask(cardOfferQuery({ ...request, offer: cardOfferOf(key) }));
    const { calculatedMinAPR: least, calculatedMaxAPR: most, annualFeeAmount: fee, effectiveDate } = answer;
    if (least === undefined || most === undefined || fee === undefined) return undefined;
    const figures = { rate: apr(least), most: apr(most), fee: { dollars: fee } };
    return {
      word: least === most ? 'quoteCardOne' : 'quoteCard',
      figures,
      additions: introductions(answer),
      effectiveDate,
    };
  },
};
