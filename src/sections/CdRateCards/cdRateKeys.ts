import type { PageFacts } from '#section-kit/defineSection.ts';
import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './CdRateCards.schema.ts';

const keyOf = (productKey: string, months: number) => `cd.${productKey}.${months}.apy`;

/** Returns the keys of the cards' rates by term. */
export const namedRates = ({ cards }: Props): NamedRate[] =>
  cards.flatMap(({ productKey, terms }, card) =>
    terms.map(({ months }, term) => ({
      key: keyOf(productKey, months),
      path: ['cards', card, 'terms', term, 'months'],
    })),
  );

/**
 * Replaces the author's rates and date with those in force when the page is built. If one of the rates is missing,
 * keeps all of the author's, because one date applies to them all.
 */
export function withRatesInForce(props: Props, { rate }: Pick<PageFacts, 'rate'>): Props {
  const known = namedRates(props).map(({ key }) => rate(key));
  const dates = known.flatMap((one) => (one ? [one.asOf] : []));
  if (dates.length < known.length) return props;
  const cards = props.cards.map((card) => ({
    ...card,
    terms: card.terms.map((term) => ({
      ...term,
      apy: rate(keyOf(card.productKey, term.months))?.value ?? term.apy,
    })),
  }));
  return { ...props, cards, asOf: dates.toSorted().at(-1) ?? props.asOf };
}
