import { rateProgram } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { cardOfferQuery, type CardOffer, type CardOfferKey } from '#data/cardOffers.ts';
import { arrivedAnswers, commonDate } from '#data/rateCall.ts';
import type { LiveFigures } from '#lib/visitor/LiveRates.ts';
import { figureName } from './figureName.ts';
import { formatWholeDollars } from '#lib/format/money.ts';

interface OfferFigures extends LiveFigures {
  readonly offers: readonly CardOffer[];
}

/** Rates and fees of the current offers (RATE-01). An offer without an answer shows its rates as unavailable. */
export const behaviour = rateProgram<readonly CardOfferKey[], OfferFigures>({
  byZipCode: false,
  ask: async (keys, { serviceBase, maxAgeDays, token }) => {
    const offers = await arrivedAnswers(
      keys.map((offer) => askOnce(cardOfferQuery({ serviceBase, maxAgeDays, token, offer }))),
    );
    const figures = new Map(
      offers.flatMap(({ offerId, rates }) =>
        [...rates].map(([name, percent]) => [figureName(offerId, name), percent] as const),
      ),
    );
    return { offers, figures, effectiveDate: commonDate(offers) };
  },
  parts: '[data-fee], [data-range]',
  show: (part, answer, locale) => {
    const { fee, range } = part.dataset;
    const offer = answer?.offers.find(({ offerId }) => offerId === (fee ?? range));
    if (fee !== undefined)
      part.textContent =
        offer?.annualFeeAmount === undefined ? '—' : formatWholeDollars(offer.annualFeeAmount, locale);
    else part.hidden = offer === undefined || offer.calculatedMinAPR === offer.calculatedMaxAPR;
  },
});
