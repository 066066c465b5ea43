import { askOnce } from '#data/askOnce.ts';
import { type CardOffer, cardOfferQuery } from '#data/cardOffers.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { formatDollars, formatPercent } from '#lib/format/money.ts';
import type { TextRateKind } from './TextRate.ts';

/** What an offer has of a name, as pages write it. */
function figureOf({ rates, annualFeeAmount }: CardOffer, name: string): string | undefined {
  if (name === 'annualFeeAmount')
    return annualFeeAmount === undefined ? undefined : formatDollars(annualFeeAmount);
  const rate = rates.get(name);
  return rate === undefined ? undefined : formatPercent(rate);
}

/** Rates of card offers (RATE-01): `{rate:cards.HARBOR1.calculatedMinAPR}`. */
export const cardTextRates: TextRateKind = {
  files: ['cards'],
  newest: async ({ key, live, serviceBase }) => {
    const [requestCode = '', sourceCode = '', locationNumber = '', offerId = ''] = live.split('_');
    const offer = { requestCode, sourceCode, locationNumber, offerId };
    const answer = await askOnce(cardOfferQuery({ serviceBase, token: readCookie('apply_jwt'), offer }));
    return figureOf(answer, key.at(-1) ?? '');
  },
};
