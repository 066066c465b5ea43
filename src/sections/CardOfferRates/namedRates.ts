import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './CardOfferRates.schema.ts';

/** The rates and the fee of every offer, and where the props have them. */
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
