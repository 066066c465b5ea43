import { FactList } from '#components/data-display/FactList.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '#components/data-display/Table.tsx';
import { Heading, Inline } from '#components/data-display/Typography.tsx';
import { RateCard } from '#components/rates/RateCard.tsx';
import type { HeadingLevel } from '#content/fields.ts';
import type { CdRates } from '#data/cdRates.ts';
import { withParameter } from '#lib/address/withParameter.ts';
import { grownBy } from '#lib/format/depositGrowth.ts';
import { formatPercent, formatRoundedDollars, formatWholeDollars } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { CardTerms } from './CdRateCard.tsx';
import type { Props } from './CdRateCards.schema.ts';
import { Highest, OpenLink, TermTable } from './CdRateCards.styles.ts';
import type { words } from './CdRateCards.words.ts';
import { bestTerm, type PricedTerm, pricingTiers } from './pricingTiers.ts';
import { leastDeposit, tierFor } from './termTable.ts';

type Card = Props['cards'][number];

interface TermRowProps {
  readonly card: Card;
  readonly term: PricedTerm;
  readonly deposit: number;
  readonly isBest: boolean;
}

/** A term: its yield, what the deposit grows to, and the link to open it, named by the product and the term. */
function TermRow({ card, term: { months, label, apy }, deposit, isBest }: TermRowProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const row = `${id}-${card.productKey}-${months}`;
  const href = withParameter(
    withParameter(card.apply.href, 'term', String(months)),
    'amount',
    String(deposit),
  );
  return (
    <TableRow selected={isBest}>
      <TableCell component="th" scope="row">
        <span id={row}>{label}</span>
        {isBest && <Highest>{word('highest')}</Highest>}
      </TableCell>
      <TableCell variant="figure">{apy === undefined ? '—' : formatPercent(apy)}</TableCell>
      <TableCell align="right">
        {apy === undefined ? '—' : formatRoundedDollars(deposit * grownBy(apy, months), locale)}
      </TableCell>
      <TableCell align="right">
        {apy !== undefined && (
          <OpenLink
            data-screen-only=""
            href={href}
            id={`${row}-open`}
            aria-labelledby={`${row}-open ${id}-${card.productKey}-name ${row}`}
          >
            {word('open')}
          </OpenLink>
        )}
      </TableCell>
    </TableRow>
  );
}

interface CdTermTableProps {
  readonly card: Card;
  readonly live: CdRates | undefined;
  readonly level: HeadingLevel;
  /** Dollars that the visitor would deposit. */
  readonly amount: number;
}

/** A CD with all its terms, for one deposit: never less than the product's least. */
export function CdTermTable({ card, live, level, amount }: CdTermTableProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const deposit = Math.max(amount, leastDeposit(card));
  const tier = tierFor(pricingTiers(card, live?.rates, { locale, word }), deposit);
  const best = bestTerm([tier])?.term;
  const nameId = `${id}-${card.productKey}-name`;
  return (
    <RateCard component="article" aria-labelledby={nameId}>
      <Heading level={level} html={card.name} id={nameId} />
      {card.text && <Inline component="p" color="textSecondary" html={card.text} />}
      <TermTable aria-labelledby={nameId}>
        <TableHead>
          <TableRow>
            <TableCell>{word('term')}</TableCell>
            <TableCell align="right">
              <abbr title={word('annualPercentageYield')}>{word('apy')}</abbr>
            </TableCell>
            <TableCell align="right">
              {word('growsTo', { amount: formatWholeDollars(deposit, locale) })}
            </TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {tier.terms.map((term) => (
            <TermRow key={term.months} {...{ card, term, deposit }} isBest={term.months === best?.months} />
          ))}
        </TableBody>
      </TermTable>
      <FactList facts={[{ term: word('minimumOpening'), value: card.minimumOpening }]} />
      <CardTerms productKey={card.productKey} live={live} />
    </RateCard>
  );
}
