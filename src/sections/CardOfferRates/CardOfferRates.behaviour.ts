import { rateProgram } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { cardOfferQuery, type CardOffer, type CardOfferKey } from '#data/cardOffers.ts';
import type { LiveFigures } from '#lib/visitor/LiveRates.ts';
import { formatWholeDollars } from '#lib/format/money.ts';

interface OfferFigures extends LiveFigures {
  readonly offers: readonly CardOffer[];
}

function keyOf({ dataset }: HTMLElement): CardOfferKey {
  // OfferCard writes this attribute with exactly these four values.
  const [requestCode = '', sourceCode = '', locationNumber = '', offerId = ''] = JSON.parse(
    dataset['offer'] ?? '[]',
  ) as string[];
  return { requestCode, sourceCode, locationNumber, offerId };
}

/** Rates and fees of the current offers (RATE-01). An offer without an answer shows its rates as unavailable. */
export const behaviour = rateProgram<OfferFigures>({
  byZipCode: false,
  ask: async ({ serviceBase, maxAgeDays, token }, root) => {
    const keys = [...root.querySelectorAll<HTMLElement>('[data-offer]')].map(keyOf);
    const answers = await Promise.allSettled(
      keys.map((offer) => askOnce(cardOfferQuery({ serviceBase, maxAgeDays, token, offer }))),
    );
    const offers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find(({ status }) => status === 'rejected');
    if (offers.length === 0 && failed?.status === 'rejected') throw failed.reason;
    const figures = new Map(
      offers.flatMap(({ offerId, rates }) =>
        [...rates].map(([name, percent]) => [`${offerId} ${name}`, percent] as const),
      ),
    );
    const days = offers.flatMap(({ effectiveDate }) => effectiveDate ?? []);
    return { offers, figures, effectiveDate: days.toSorted().at(-1) };
  },
  parts: '[data-fee], [data-range]',
  show: (root, answer, locale) => {
    const byId = new Map(answer?.offers.map((offer) => [offer.offerId, offer]));
    for (const place of root.querySelectorAll<HTMLElement>('[data-fee]')) {
      const fee = byId.get(place.dataset['fee'] ?? '')?.annualFeeAmount;
      place.textContent = fee === undefined ? '—' : formatWholeDollars(fee, locale);
    }
    for (const range of root.querySelectorAll<HTMLElement>('[data-range]')) {
      const offer = byId.get(range.dataset['range'] ?? '');
      range.hidden = offer === undefined || offer.calculatedMinAPR === offer.calculatedMaxAPR;
    }
  },
});
