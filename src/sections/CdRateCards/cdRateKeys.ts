import type { PageFacts } from '#section-kit/defineSection.ts';
import type { NamedRate } from '#section-kit/knownRate.ts';
import type { Props } from './CdRateCards.schema.ts';

const keyOf = (productKey: string, months: number) => `cd.${productKey}.${months}.apy`;

/** The rates that the cards name, by term. */
export const namedRates = ({ cards }: Props): NamedRate[] =>
  cards.flatMap(({ productKey, terms }, card) =>
    terms.map(({ months }, term) => ({
      key: keyOf(productKey, months),
      path: ['cards', card, 'terms', term, 'months'],
    })),
  );

/**
 * The cards with the rates in force when the page is made in the place of the author's, and their date; as the author
 * wrote them where one is missing, because a date counts for all.
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
