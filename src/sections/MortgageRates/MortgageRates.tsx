import { SelectField } from '#components/SelectField.tsx';
import { RateCard, RateCardAction } from '#components/RateCard.tsx';
import { rateDecimals, RateFigure } from '#components/RateFigure.tsx';
import { RatePanel } from '#components/RatePanel.tsx';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '#components/Table.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './MortgageRates.schema.ts';
import type { words } from './MortgageRates.words.ts';

function Loans({ caption, purpose, loans }: Pick<Props, 'caption' | 'purpose' | 'loans'>) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const decimals = rateDecimals[purpose === 'purchase' ? 'mortgagePurchase' : 'mortgageRefinance'];
  const said = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby={`${id}-caption`}>
      <Table aria-labelledby={`${id}-caption`}>
        <caption id={`${id}-caption`} dangerouslySetInnerHTML={{ __html: caption }} />
        <TableHead>
          <TableRow>
            <TableCell>{word('loan')}</TableCell>
            <TableCell align="right">{word('rate')}</TableCell>
            <TableCell align="right">APR</TableCell>
            <TableCell align="right">{word('points')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loans.map(({ product, label, rate, apr, points }) => (
            <TableRow key={product}>
              <TableCell component="th" scope="row">
                {label ?? product}
              </TableCell>
              <TableCell variant="figure">
                <RateFigure
                  name={`${product} rate`}
                  percent={rate}
                  decimals={decimals}
                  unit=""
                  locale={locale}
                  words={said}
                />
              </TableCell>
              <TableCell variant="figure">
                <RateFigure
                  name={`${product} apr`}
                  percent={apr}
                  decimals={decimals}
                  unit="APR"
                  locale={locale}
                  words={said}
                />
              </TableCell>
              <TableCell align="right" data-points={product}>
                {points === undefined ? '—' : points.toFixed(3)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
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
      <RateCard data-purpose={purpose} data-production={productionOrigin}>
        <SelectField
          id={`${id}-state`}
          width="medium"
          label={word('state')}
          options={states.map((state) => ({ value: state, label: state }))}
        />
        <Loans caption={caption} purpose={purpose} loans={loans} />
        {apply && (
          <RateCardAction href={apply.href} aria-label={apply.label}>
            {apply.text}
          </RateCardAction>
        )}
      </RateCard>
    </RatePanel>
  );
}
