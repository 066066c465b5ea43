import { ScriptNote } from '#components/feedback/ScriptNote.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { ApplyLink, RateCard } from '#components/rates/RateCard.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { withParameter } from '#lib/address/withParameter.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { RatePanel } from '#components/rates/RatePanel.tsx';
import { captionId, RateRow, RateTable } from '#components/rates/RateTable.tsx';
import { TableCell, TableContainer } from '#components/data-display/Table.tsx';
import { type AnsweredRates, shownPercent } from '#lib/visitor/LiveRates.ts';
import { useAsked, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { figureName, mortgageFigures, type MortgageQuestion } from './liveRates.ts';
import type { Props } from './MortgageRates.schema.ts';
import { Choice, ScriptlessButton } from './MortgageRates.styles.ts';
import type { words } from './MortgageRates.words.ts';

// Names are ASCII; the browser's language must not change their order.
const byName = (one: string, other: string) => (one < other ? -1 : 1);

/** The state that a visitor without JavaScript chose, or the first one, whose dated rates the page shows. */
export const askedState = (states: readonly string[], asked: URLSearchParams | undefined): string =>
  states.find((state) => state === asked?.get('state')) ?? states[0] ?? '';

interface LoanNameProps extends Pick<Props, 'apply'>, Pick<Props['loans'][number], 'productKey'> {
  readonly label: string;
  readonly state: string;
}

/** The name of a loan. It leads to the application for it, if there is one. */
function LoanName({ productKey, label, apply, state }: LoanNameProps) {
  if (!apply) return label;
  const href = withParameter(withParameter(apply.href, 'product', productKey), 'state', state);
  return (
    <Link href={href} data-part="start">
      {label}
    </Link>
  );
}

interface LoansProps extends Pick<Props, 'caption' | 'purpose' | 'loans' | 'apply'> {
  readonly state: string;
  readonly rates: AnsweredRates | undefined;
}

function Loans({ caption, purpose, loans, rates, ...application }: LoansProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const decimals = rateDecimals[purpose === 'purchase' ? 'mortgagePurchase' : 'mortgageRefinance'];
  const said = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  const figure = { decimals, locale, words: said };
  const named = (name: string, dated: number) => ({ name, percent: shownPercent(rates, name, dated) });
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby={captionId(id)}>
      <RateTable {...{ id, caption }} rowsAre={word('loan')} columns={[word('rate'), 'APR', word('points')]}>
        {loans.map(({ product, productKey, label = product, rate, apr, points }) => (
          <RateRow key={product} label={<LoanName {...{ productKey, label }} {...application} />}>
            <TableCell variant="figure">
              <RateFigure {...named(figureName(product, 'rate'), rate)} unit="" {...figure} />
            </TableCell>
            <TableCell variant="figure">
              <RateFigure {...named(figureName(product, 'apr'), apr)} unit="APR" {...figure} />
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

const withoutPoints = ({ points: _points, ...loan }: Props['loans'][number]) => loan;

/** Mortgage rates of a state, to buy a home or to refinance one (RATE-12). */
export function MortgageRates(props: Props) {
  const { purpose, states, caption, loans, example, productionOrigin, apply, disclosures, ...panel } = props;
  const section = useSection();
  const word = useWords<typeof words>();
  const { id } = section;
  const state = askedState(states, useAsked());
  // The dated rates are those of the first state alone.
  const isDated = section.rates !== 'failed' || state === states[0];
  const rates = isDated ? section.rates : { figures: new Map() };
  const environment = { ...section, ...(rates && { rates }) };
  return (
    <RatePanel
      {...panel}
      environment={environment}
      word={word}
      choice={state}
      kind={word('annualPercentageRate')}
      disclosures={[example, ...disclosures]}
      question={{ purpose, productionOrigin } satisfies MortgageQuestion}
      expected={loans.flatMap(({ product }) => mortgageFigures.map((kind) => figureName(product, kind)))}
    >
      <RateCard>
        <Choice method="get">
          <input type="hidden" name="section" value={id} />
          <SelectField
            id={`${id}-state`}
            name="state"
            width="medium"
            label={word('state')}
            defaultValue={state}
            options={states.toSorted(byName).map((name) => ({ value: name, label: name }))}
          />
          <ScriptlessButton type="submit">{word('zipButton')}</ScriptlessButton>
        </Choice>
        {!rates && <ScriptNote>{word('ratesChosen', { choice: state })}</ScriptNote>}
        <Loans
          {...{ caption, purpose, rates, apply, state }}
          loans={isDated ? loans : loans.map(withoutPoints)}
        />
        <ApplyLink
          link={apply && { ...apply, href: withParameter(apply.href, 'state', state) }}
          data-part="apply"
        />
      </RateCard>
    </RatePanel>
  );
}
