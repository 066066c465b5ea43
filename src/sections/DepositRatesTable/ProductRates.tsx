import { Disclosure } from '#components/surfaces/Disclosure.tsx';
import { FactList } from '#components/data-display/FactList.tsx';
import { Heading, Inline } from '#components/data-display/Typography.tsx';
import { ApplyLink, SplitRateCard } from '#components/rates/RateCard.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '#components/data-display/Table.tsx';
import type { HeadingLevel } from '#content/fields.ts';
import { shownPercent } from '#lib/visitor/LiveRates.ts';
import { formatDay } from '#lib/format/dates.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './DepositRatesTable.schema.ts';
import type { words } from './DepositRatesTable.words.ts';
import { DatedNote } from './DepositRatesTable.styles.ts';
import { figureName } from './liveRates.ts';

type Product = Props['products'][number];

/** Allows a line break after the hyphen of a range, so that four columns fit on a phone. */
function Balances({ label }: { label: string }) {
  const [from = '', ...to] = label.split('-');
  return (
    <>
      {from}
      {to.length > 0 && '-'}
      {to.length > 0 && <wbr />}
      {to.join('-')}
    </>
  );
}

function Tiers({ product }: { product: Product }) {
  const { id, locale, rates } = useSection();
  const word = useWords<typeof words>();
  const { productKey, tiers, bump } = product;
  const said = { rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') };
  const figure = (minimumBalance: number, kind: 'rate' | 'apy' | 'bump', percent: number | undefined) => (
    <RateFigure
      name={figureName(productKey, minimumBalance, kind)}
      percent={shownPercent(rates, figureName(productKey, minimumBalance, kind), percent)}
      decimals={rateDecimals.deposit}
      unit={kind === 'rate' ? '' : 'APY'}
      locale={locale}
      words={said}
    />
  );
  return (
    <TableContainer tabIndex={0} role="region" aria-labelledby={`${id}-${productKey}-name`}>
      <Table aria-labelledby={`${id}-${productKey}-name`}>
        <TableHead>
          <TableRow>
            <TableCell>{word('balance')}</TableCell>
            <TableCell align="right">{word('rate')}</TableCell>
            <TableCell align="right">
              <abbr title={word('annualPercentageYield')}>APY</abbr>
            </TableCell>
            {bump !== undefined && <TableCell align="right">{bump}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {tiers.map(({ label, minimumBalance, rate, apy, bumpApy }) => (
            <TableRow key={minimumBalance}>
              <TableCell component="th" scope="row">
                <Balances label={label} />
              </TableCell>
              <TableCell align="right">{figure(minimumBalance, 'rate', rate)}</TableCell>
              <TableCell variant="figure">{figure(minimumBalance, 'apy', apy)}</TableCell>
              {bump !== undefined && (
                <TableCell variant="figure">{figure(minimumBalance, 'bump', bumpApy)}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Says since when the rates of a product apply, while those of another one have another date. */
function Dated({ productKey, date }: { productKey: string; date: string }) {
  const { locale, rates } = useSection();
  const word = useWords<typeof words>();
  const standard = word('ratesStandard', { date: formatDay(date, locale) });
  const answered = rates === undefined || rates === 'failed' ? undefined : rates;
  const day = answered?.datesByProduct?.get(productKey);
  const live = day && word('asOf', { date: formatDay(day, locale) });
  const differs = answered && (answered.dated?.size || answered.effectiveDate === undefined);
  const isOwn = [...(answered?.dated ?? [])].some((name) => name.startsWith(`${productKey} `));
  return (
    <DatedNote
      variant="caption"
      component="p"
      color="textSecondary"
      data-product={productKey}
      data-dated=""
      data-standard={standard}
      data-answered={word('asOf')}
    >
      {differs ? (isOwn ? standard : live) : ''}
    </DatedNote>
  );
}

interface ProductRatesProps {
  readonly product: Product;
  readonly level: HeadingLevel;
  /** The date of the section's rates, if there are other products, which may have another one. */
  readonly dated: string | undefined;
}

/** An account: its rates by balance, minimum opening deposit, fees, and the link to open it. */
export function ProductRates({ product, level, dated }: ProductRatesProps) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  const { productKey, name, text, minimumOpening, maintenanceFee, disclosures, apply } = product;
  return (
    <SplitRateCard component="article" aria-labelledby={`${id}-${productKey}-name`}>
      <Heading level={level} html={name} id={`${id}-${productKey}-name`} />
      {text && <Inline component="p" color="textSecondary" html={text} />}
      <Tiers product={product} />
      {dated !== undefined && <Dated productKey={productKey} date={dated} />}
      <FactList
        facts={[
          { term: word('minimumOpening'), value: minimumOpening },
          { term: word('maintenanceFee'), value: maintenanceFee },
        ]}
      />
      <Disclosure
        summary={word('disclosures')}
        data-nosnippet={disclosures.length === 0 ? '' : undefined}
        slotProps={{ content: { 'data-disclosures': productKey } }}
      >
        {disclosures.map((disclosure) => (
          <Inline component="p" html={disclosure} key={disclosure} />
        ))}
      </Disclosure>
      <ApplyLink link={apply} />
    </SplitRateCard>
  );
}
