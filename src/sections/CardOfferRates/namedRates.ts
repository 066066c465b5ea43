import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './CardOfferRates.schema.ts';

/** Returns the keys of all rates and fees in the offers, with their paths in the props. */
export const namedRates = ({ offers }: Props): NamedRate[] =>
  offers.flatMap(({ offerId, rates }, offer) => [
    { key: `cards.${offerId}.calculatedMinAPR`, path: ['offers', offer, 'minimumApr'] },
    { key: `cards.${offerId}.calculatedMaxAPR`, path: ['offers', offer, 'maximumApr'] },
    { key: `cards.${offerId}.annualFeeAmount`, path: ['offers', offer, 'annualFee'] },
    ...rates.map(({ name }, rate) => ({
      key: `cards.${offerId}.${name}`,
      path: ['offers', offer, 'rates', rate, 'percent'],
    })),
  ]);
