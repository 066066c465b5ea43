import { AprTable } from '#components/AprTable.tsx';
import { rateDecimals } from '#components/RateFigure.tsx';
import { RatePanel } from '#components/RatePanel.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CashOutRefinanceRates.schema.ts';
import type { words } from './CashOutRefinanceRates.words.ts';

/** The rates of a refinance that pays out equity, by term (RATE-03), for the visitor's zip code. */
export function CashOutRefinanceRates(props: Props) {
  const { zipDependent, next, caption, terms, example, apply, disclosures, ...panel } = props;
  const environment = useSection();
  const word = useWords<typeof words>();
  const { id, locale } = environment;
  return (
    <RatePanel
      {...panel}
      environment={environment}
      word={word}
      kind={word('annualPercentageRate')}
      disclosures={[example, ...disclosures]}
      zipCode={{ isNeeded: zipDependent, next }}
    >
      <AprTable
        id={id}
        locale={locale}
        word={word}
        caption={caption}
        rowsAre={word('term')}
        rows={terms.map(({ years, apr }) => ({ name: String(years), label: word('years', { years }), apr }))}
        decimals={rateDecimals.cashOutRefinance}
        apply={apply}
      />
    </RatePanel>
  );
}
