import { levelBelow } from '#components/data-display/Typography.tsx';
import { RatePanel } from '#components/rates/RatePanel.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './DepositRatesTable.schema.ts';
import type { words } from './DepositRatesTable.words.ts';
import { figureName, questionOf } from './liveRates.ts';
import { ProductRates } from './ProductRates.tsx';

/** Returns the names of the figures that have a dated rate. */
const datedFigures = (products: Props['products']): string[] =>
  products.flatMap(({ productKey, tiers, bump }) =>
    tiers.flatMap(({ minimumBalance, bumpApy }) => [
      figureName(productKey, minimumBalance, 'rate'),
      figureName(productKey, minimumBalance, 'apy'),
      ...(bump === undefined || bumpApy === undefined
        ? []
        : [figureName(productKey, minimumBalance, 'bump')]),
    ]),
  );

/** Checking and savings accounts with their yields by balance (RATE-04 to RATE-07), for the visitor's zip code. */
export function DepositRatesTable(props: Props) {
  const { heading, level, text, asOf, maxAgeDays, disclosures, zipDependent, next } = props;
  const { products, fees } = props;
  const environment = useSection();
  const word = useWords<typeof words>();
  // The heading level of the cards, below the section's heading.
  const below = levelBelow(level);
  return (
    <RatePanel
      environment={environment}
      word={word}
      heading={heading}
      level={level}
      text={text}
      kind={word('annualPercentageYield')}
      asOf={asOf}
      maxAgeDays={maxAgeDays}
      question={questionOf(props)}
      disclosures={[fees, ...disclosures]}
      zipCode={{ isNeeded: zipDependent, next }}
      isSeveral={products.length > 1}
      expected={datedFigures(products)}
    >
      {products.map((product) => (
        <ProductRates
          key={product.productKey}
          product={product}
          level={below}
          dated={products.length > 1 ? asOf : undefined}
        />
      ))}
    </RatePanel>
  );
}
