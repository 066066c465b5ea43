import { levelBelow } from '#components/data-display/Typography.tsx';
import { RatePanel } from '#components/rates/RatePanel.tsx';
import type { CardOfferKey } from '#data/cardOffers.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CardOfferRates.schema.ts';
import type { words } from './CardOfferRates.words.ts';
import { OfferCard } from './OfferCard.tsx';

const keyOf = ({ requestCode, sourceCode, locationNumber, offerId }: CardOfferKey): CardOfferKey => ({
  requestCode,
  sourceCode,
  locationNumber,
  offerId,
});

/** Credit cards with the rates and fees of their current offers (RATE-01). */
export function CardOfferRates({ offers, ...panel }: Props) {
  const environment = useSection();
  const word = useWords<typeof words>();
  // The heading level of the cards, below the section's heading.
  const below = levelBelow(panel.level);
  return (
    <RatePanel
      {...panel}
      environment={environment}
      word={word}
      kind={word('annualPercentageRate')}
      question={offers.map(keyOf)}
      isSeveral={offers.length > 1}
    >
      {offers.map((offer) => (
        <OfferCard key={offer.offerId} offer={offer} level={below} />
      ))}
    </RatePanel>
  );
}
