import { AprTable } from '#components/AprTable.tsx';
import { rateDecimals } from '#components/RateFigure.tsx';
import { RatePanel } from '#components/RatePanel.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './PersonalLineRates.schema.ts';
import type { words } from './PersonalLineRates.words.ts';

/** The rates of a personal line of credit by its limit (RATE-11), for the visitor's zip code. */
export function PersonalLineRates(props: Props) {
  const {
    productKey: _productKey,
    zipDependent,
    next,
    caption,
    tiers,
    example,
    apply,
    disclosures,
    ...panel
  } = props;
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
        rowsAre={word('limit')}
        rows={tiers.map(({ tierDescription, label, apr }) => ({
          name: tierDescription,
          label: label ?? tierDescription,
          apr,
        }))}
        decimals={rateDecimals.loan}
        apply={apply}
      />
    </RatePanel>
  );
}
