import { type CardOffer, cardOfferOf, cardOfferQuery } from '#data/cardOffers.ts';
import { formatApr, formatWholeDollars } from '#lib/format/money.ts';
import type { TextRateKind } from './TextRate.ts';

/** Formats the rate or annual fee of an offer with this name; `undefined` if the offer has no such figure. */
function figureOf({ rates, annualFeeAmount }: CardOffer, name: string): string | undefined {
  if (name === 'annualFeeAmount')
    return annualFeeAmount === undefined ? undefined : formatWholeDollars(annualFeeAmount);
  const rate = rates.get(name);
  return rate === undefined ? undefined : formatApr(rate);
}

/** Rates of card offers (RATE-01), such as `{rate:cards.HARBOR1.calculatedMinAPR}`. */
export const cardTextRates: TextRateKind = {
  files: ['cards'],
  newest: async ({ key, live }, { serviceBase, token, maxAgeDays, ask }) => {
    const answer = await ask(cardOfferQuery({ serviceBase, token, offer: cardOfferOf(live), maxAgeDays }));
    const text = figureOf(answer, key.at(-1) ?? '');
    return text === undefined ? undefined : { text, effectiveDate: answer.effectiveDate };
  },
};
