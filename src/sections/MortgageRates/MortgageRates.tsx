import { ScriptNote } from '#components/feedback/ScriptNote.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { RateCard, RateCardAction } from '#components/rates/RateCard.tsx';
import { rateDecimals, RateFigure } from '#components/rates/RateFigure.tsx';
import { RatePanel } from '#components/rates/RatePanel.tsx';
import { captionId, RateRow, RateTable } from '#components/rates/RateTable.tsx';
import { TableCell, TableContainer } from '#components/data-display/Table.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './MortgageRates.schema.ts';
import type { words } from './MortgageRates.words.ts';

function Loans({ caption, purpose, loans }: Pick<Props, 'caption' | 'purpose' | 'loans'>) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const decimals = rateDecimals[purpose === 'purchase' ? 'mortgagePurchase' : 'mortgageRefinance'];
  const said = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  const figure = { decimals, locale, words: said };
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby={captionId(id)}>
      <RateTable {...{ id, caption }} rowsAre={word('loan')} columns={[word('rate'), 'APR', word('points')]}>
        {loans.map(({ product, label, rate, apr, points }) => (
          <RateRow key={product} label={label ?? product}>
            <TableCell variant="figure">
              <RateFigure name={`${product} rate`} percent={rate} unit="" {...figure} />
            </TableCell>
            <TableCell variant="figure">
              <RateFigure name={`${product} apr`} percent={apr} unit="APR" {...figure} />
            </TableCell>
            <TableCell align="right" data-points={product}>
              {points === undefined ? '—' : points.toFixed(3)}
            </TableCell>
          </RateRow>
        ))}
      </RateTable>
    </TableContainer>
  );
}

/** Mortgage rates of a state, for buying or refinancing a home (RATE-12). */
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
        <ScriptOnly>
          <SelectField
            id={`${id}-state`}
            width="medium"
            label={word('state')}
            options={states.map((state) => ({ value: state, label: state }))}
          />
        </ScriptOnly>
        <ScriptNote>{word('ratesChosen', { choice: states[0] ?? '' })}</ScriptNote>
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
