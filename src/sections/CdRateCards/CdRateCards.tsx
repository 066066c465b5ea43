import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { levelBelow } from '#components/data-display/Typography.tsx';
import { RateFrame } from '#components/rates/RateFrame.tsx';
import { Dated, SmallPrint } from '#components/rates/RatePanel.styles.ts';
import { Disclosures } from '#components/surfaces/Disclosures.tsx';
import { useShortForm } from '#components/fields/useShortForm.ts';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import { useZipCode } from '#components/zip-code/useZipCode.ts';
import { ZipCodeForm } from '#components/zip-code/ZipCodeForm.tsx';
import { type CdRates, cdRatesQuery } from '#data/cdRates.ts';
import { formatDay } from '#lib/format/dates.ts';
import { formatNumber } from '#lib/format/money.ts';
import type { Locale } from '#lib/format/locale.ts';
import { sentences } from '#lib/format/sentences.ts';
import { useAsked, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { CdRateCard } from './CdRateCard.tsx';
import { CdTermTable } from './CdTermTable.tsx';
import { DepositForm, type TypedDeposit } from './DepositForm.tsx';
import { readDeposit, shownDeposit } from './termTable.ts';
import { Cards, Note } from './CdRateCards.styles.ts';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './CdRateCards.schema.ts';
import type { words } from './CdRateCards.words.ts';

type CdWord = ReturnType<typeof useWords<typeof words>>;

/** Live rates for the visitor's zip code (RATE-02). A failed request is logged, and the author's rates stay. */
function useCdRates(zipCode: string | undefined, maxAgeDays: number) {
  const { serviceBase } = useSection();
  const token = useVisitorToken();
  const { data, error, isFetching } = useQuery({
    ...cdRatesQuery({ serviceBase, zipCode: zipCode ?? '', token, maxAgeDays }),
    enabled: zipCode !== undefined,
  });
  useEffect(() => {
    if (error) console.error('CD rates could not be loaded; the default rates stay.', error);
  }, [error]);
  const isUndated = data !== undefined && data.effectiveDate === undefined;
  useEffect(() => {
    if (isUndated) console.info('CD rates came without their date.');
  }, [isUndated]);
  return { live: data, isFetching };
}

/** Says for which zip code the rates are, and whether the answer lacks some or all of them. */
function liveNote(
  cards: Props['cards'],
  { rates }: CdRates,
  { zip, locale, word }: { zip: string; locale: Locale; word: CdWord },
): string {
  const isQuoted = cards.flatMap(({ productKey, terms }) =>
    terms.map(({ months }) =>
      rates.some((rate) => rate.productKey === productKey && rate.termInMonths === months),
    ),
  );
  if (!isQuoted.includes(true)) return word('ratesMissing');
  const more = isQuoted.includes(false) ? word('ratesPartly') : '';
  return sentences(locale, word('ratesLoaded', { zip }), more);
}

/** The visitor's deposit of the table; without JavaScript from the request (PAGE-09). */
function useDeposit(fallback: number) {
  const { id, locale } = useSection();
  const asked = useAsked();
  const form = useShortForm<TypedDeposit>({
    id,
    sent: asked?.has('amount') ? asked : undefined,
    read: (fields) => ({ amount: shownDeposit(fields.get('amount') ?? '') }),
    initial: () => ({ amount: formatNumber(fallback, locale) }),
    firstWrong: ({ amount }) => (readDeposit(amount) === undefined ? 'amount' : undefined),
  });
  const typed = readDeposit(form.values.amount);
  // A wrong amount keeps the figures of the last right one.
  const amount = typed ?? readDeposit(form.accepted?.amount ?? '') ?? fallback;
  return { form, amount, isWrong: typed === undefined && form.showsErrors('amount') };
}

interface TermTablesProps extends Pick<Props, 'cards' | 'amount' | 'level'> {
  readonly live: CdRates | undefined;
  readonly isFetching: boolean;
  /** The day that the rates apply on. */
  readonly day: string | undefined;
}

/** The deposit and the products' tables. */
function TermTables({ cards, live, day, level, isFetching, amount: fallback }: TermTablesProps) {
  const { form, amount, isWrong } = useDeposit(fallback);
  return (
    <>
      <DepositForm {...{ cards, live, day, amount, isWrong, form }} />
      <Cards
        ownerState={{ isAlone: cards.length === 1, variant: 'table' }}
        data-part="live"
        aria-busy={isFetching}
      >
        {cards.map((card) => (
          <CdTermTable key={card.productKey} {...{ card, live, level, amount }} />
        ))}
      </Cards>
    </>
  );
}
/** CDs with their yields by term (RATE-02), for the visitor's zip code (PAGE-09). */
export function CdRateCards(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoCdRateCards' });
  const {
    heading,
    level,
    text,
    variant,
    amount,
    cards,
    asOf,
    maxAgeDays,
    zipDependent,
    penalty,
    fees,
    next,
  } = props;
  const environment = useSection();
  const { locale } = environment;
  const word = useWords<typeof words>();
  const zip = useZipCode(environment.zipCode);
  const { live, isFetching } = useCdRates(zip, maxAgeDays);
  // Show no date if the service provides none.
  const day = live ? live.effectiveDate : asOf;
  const dated = day === undefined ? '' : word('asOf', { date: formatDay(day, locale) });
  // The heading level of the cards, below the section's heading.
  const below = levelBelow(level);
  return (
    <RateFrame
      environment={environment}
      word={word}
      heading={heading}
      level={level}
      text={text}
      kind={word('annualPercentageYield')}
      dated={<Dated>{dated}</Dated>}
      asks={zipDependent && zip === undefined ? { Form: ZipCodeForm, next } : undefined}
      data-zip-rates=""
    >
      {variant === 'table' ? (
        <TermTables {...{ cards, live, day, amount, isFetching }} level={below} />
      ) : (
        <Cards ownerState={{ isAlone: cards.length === 1, variant }} data-part="live" aria-busy={isFetching}>
          {cards.map((card) => (
            <CdRateCard key={card.productKey} card={card} live={live} level={below} />
          ))}
        </Cards>
      )}
      <Note variant="inherit" component="p" color="textSecondary" role="status">
        {zip !== undefined && live ? liveNote(cards, live, { zip, locale, word }) : word('defaultNote')}
      </Note>
      <Disclosures texts={fees === undefined ? [penalty] : [penalty, fees]} part={SmallPrint} />
    </RateFrame>
  );
}
