import type { PageFacts } from '#section-kit/defineSection.ts';
import type { NamedRate } from '#section-kit/knownRate.ts';
import { withRatesInForce } from '#section-kit/ratesInForce.ts';
import type { Props } from './CdRateCards.schema.ts';

/** Returns the keys of the cards' rates by term. */
export const namedRates = ({ cards }: Props): NamedRate[] =>
  cards.flatMap(({ productKey, terms }, card) =>
    terms.map(({ months }, term) => ({
      key: `cd.${productKey}.${months}.apy`,
      path: ['cards', card, 'terms', term, 'months'],
    })),
  );

/** Replaces the author's rates and date with those in force when the page is built. */
export const withCdRates = (props: Props, { rate }: Pick<PageFacts, 'rate'>): Props =>
  withRatesInForce(
    props,
    namedRates(props).map(({ key, path }) => ({ key, path: [...path.slice(0, -1), 'apy'] })),
    rate,
  );
