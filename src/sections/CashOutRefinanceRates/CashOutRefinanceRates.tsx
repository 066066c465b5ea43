import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
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
      <div className="card">
        <table aria-labelledby={`${id}-caption`}>
          <caption id={`${id}-caption`} dangerouslySetInnerHTML={{ __html: caption }} />
          <thead>
            <tr>
              <th scope="col">{word('term')}</th>
              <th scope="col">{word('apr')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ years, apr }) => (
              <tr key={years}>
                <th scope="row">{word('years', { years })}</th>
                <td className="main">
                  <RateFigure
                    name={String(years)}
                    percent={apr}
                    decimals={rateDecimals.cashOutRefinance}
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
