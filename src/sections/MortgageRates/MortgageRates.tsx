import { SelectField } from '#components/SelectField.tsx';
import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
import { RatePanel } from '#components/RatePanel.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './MortgageRates.schema.ts';
import type { words } from './MortgageRates.words.ts';

function Loans({ caption, purpose, loans }: Pick<Props, 'caption' | 'purpose' | 'loans'>) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const decimals = rateDecimals[purpose === 'purchase' ? 'mortgagePurchase' : 'mortgageRefinance'];
  const said = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  return (
    <table aria-labelledby={`${id}-caption`}>
      <caption id={`${id}-caption`} dangerouslySetInnerHTML={{ __html: caption }} />
      <thead>
        <tr>
          <th scope="col">{word('loan')}</th>
          <th scope="col">{word('rate')}</th>
          <th scope="col">APR</th>
          <th scope="col">{word('points')}</th>
        </tr>
      </thead>
      <tbody>
        {loans.map(({ product, label, rate, apr, points }) => (
          <tr key={product}>
            <th scope="row">{label ?? product}</th>
            <td className="main">
              <RateFigure
                name={`${product} rate`}
                percent={rate}
                decimals={decimals}
                unit=""
                locale={locale}
                words={said}
              />
            </td>
            <td className="main">
              <RateFigure
                name={`${product} apr`}
                percent={apr}
                decimals={decimals}
                unit="APR"
                locale={locale}
                words={said}
              />
            </td>
            <td data-points={product}>{points === undefined ? '—' : points.toFixed(3)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Mortgage rates of a state, to buy a home or to refinance one (RATE-12). */
export function MortgageRates(props: Props) {
  const { purpose, states, caption, loans, example, productionOrigin, apply, disclosures, ...panel } = props;
  const environment = useSection();
  const word = useWords<typeof words>();
  const { id } = environment;
  return (
    <RatePanel
      {...panel}
      environment={environment}
      word={word}
      kind={word('annualPercentageRate')}
      disclosures={[example, ...disclosures]}
    >
      <div className="card" data-purpose={purpose} data-production={productionOrigin}>
        <div className="choice">
          <SelectField
            id={`${id}-state`}
            label={word('state')}
            options={states.map((state) => ({ value: state, label: state }))}
          />
        </div>
        <Loans caption={caption} purpose={purpose} loans={loans} />
        {apply && (
          <a className="apply" href={apply.href} aria-label={apply.label}>
            {apply.text}
          </a>
        )}
      </div>
    </RatePanel>
  );
}
