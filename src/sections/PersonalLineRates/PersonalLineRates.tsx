import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
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
      <div className="card">
        <table aria-labelledby={`${id}-caption`}>
          <caption id={`${id}-caption`} dangerouslySetInnerHTML={{ __html: caption }} />
          <thead>
            <tr>
              <th scope="col">{word('limit')}</th>
              <th scope="col">{word('apr')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ tierDescription, label, apr }) => (
              <tr key={tierDescription}>
                <th scope="row">{label ?? tierDescription}</th>
                <td className="main">
                  <RateFigure
                    name={tierDescription}
                    percent={apr}
                    decimals={rateDecimals.loan}
                    unit="APR"
                    locale={locale}
                    words={{ rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {apply && (
          <a className="apply" href={apply.href} aria-label={apply.label}>
            {apply.text}
          </a>
        )}
      </div>
    </RatePanel>
  );
}
