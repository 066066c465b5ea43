import { QuotePanel, QuoteStatus } from '#components/rates/QuotePanel.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { RateRow, RateTable } from '#components/rates/RateTable.tsx';
import { TableCell } from '#components/data-display/Table.tsx';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { Typography } from '#components/data-display/Typography.tsx';
import type { InlineHtml } from '#content/fields.ts';
import { formatDay } from '#lib/format/dates.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { withLoanAmount } from '#lib/address/withParameter.ts';
import { carryWithLink } from '#lib/browser/carryWithLink.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import { sentences } from '#lib/format/sentences.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { type Answered, applicationOf } from './homeEquityForm.ts';
import type { Props } from './HomeEquityRates.schema.ts';
import type { words } from './HomeEquityRates.words.ts';
import { Questions } from './Questions.tsx';
import { useHomeEquityRates, useQuestions } from './useQuestions.ts';

interface OfferTableProps {
  readonly caption: Props['caption'];
  readonly offers: readonly { readonly name: string; readonly rate: number | undefined }[];
  readonly isLoading: boolean;
  /** Whether they are the answer to the visitor, to whom a product may not be offered. */
  readonly isOwn: boolean;
}

function OfferTable({ caption, offers, isLoading, isOwn }: OfferTableProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  return (
    <RateTable {...{ id, caption }} rowsAre={word('product')} columns={[word('rate')]}>
      {offers.map(({ name, rate }) => (
        <RateRow key={name} label={name}>
          <TableCell variant="figure">
            <RateFigure
              percent={rate}
              isLoading={isLoading}
              decimals={rateDecimals.homeEquity}
              unit="APR"
              showUnit
              locale={locale}
              words={{
                rateUnavailable: word(isOwn ? 'notOffered' : 'rateUnavailable'),
                rateLoading: word('rateLoading'),
              }}
            />
          </TableCell>
        </RateRow>
      ))}
    </RateTable>
  );
}

/** Returns the caption of the table: for the visitor's home, or else the author's. */
function useCaption(asked: Answered | undefined, caption: InlineHtml): InlineHtml {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  if (!asked) return caption;
  const { loanAmount, valueOfHome, mortgageBalance } = asked.terms;
  const text = word('ownCaption', {
    loan: formatWholeDollars(loanAmount, locale),
    value: formatWholeDollars(valueOfHome, locale),
    owed: formatWholeDollars(mortgageBalance, locale),
  });
  // Escaping plain text makes it safe HTML.
  return escapeHtml(text) as InlineHtml;
}

/** Returns a sentence about the rates for the visitor's answers. */
function useOutcome(asked: Answered | undefined, offers: OfferTableProps['offers']): string {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const withRate = offers.filter(({ rate }) => rate !== undefined);
  if (!asked || withRate.length === 0) return word('noOffer');
  const own = word('own', { county: asked.terms.county, state: asked.stateName });
  return withRate.length === offers.length ? own : sentences(locale, own, word('someOffered'));
}

/**
 * Rates of home-equity loans and lines of credit for the visitor's home (RATE-10); dated examples until the questions
 * are answered.
 */
export function HomeEquityRates(props: Props) {
  const { heading, level, text, asOf, maxAgeDays, disclosures, offers, caption, variable, errorText } = props;
  const { apply, scores, amountError } = props;
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const questions = useQuestions(props);
  const { form, answered: asked, isWrong } = questions;
  useTitleMark(isWrong ? word('errorTitle') : undefined);
  const { isFetching, isError, retry, ...found } = useHomeEquityRates(asked?.terms, offers, maxAgeDays);
  const day = asked ? found.effectiveDate : asOf;
  const shown = offers.map(({ name, rate }, index) => ({ name, rate: asked ? found.rates[index] : rate }));
  const isDone = asked !== undefined && !isFetching;
  const outcome = useOutcome(asked, shown);
  const shownCaption = useCaption(asked, caption);
  const amount = asked?.terms.loanAmount ?? props.loanAmount;
  const href = withLoanAmount(apply.href, amount);
  return (
    <SectionFrame
      heading={heading}
      level={level}
      headingId={`${id}-heading`}
      intro={text}
      contentSpace="own"
      // For a recommender whose answer leads here (WIDG-09).
      data-answer-suffix="results"
    >
      <QuotePanel
        kind={word('annualPercentageRate')}
        isBusy={isFetching}
        isFocused={form.opensWith === 'answer'}
        action={{ ...apply, href }}
        onAction={(event) => asked && carryWithLink(event.nativeEvent, id, applicationOf(asked.terms))}
        disclosures={[variable, ...disclosures]}
        answer={
          <>
            <OfferTable
              caption={shownCaption}
              isLoading={isFetching}
              isOwn={isDone && !isError}
              offers={shown}
            />
            <QuoteStatus isFailure={isDone && isError}>
              {!asked && word('dated')}
              {isDone && (isError ? errorText : outcome)}
            </QuoteStatus>
            <Typography variant="inherit" data-part="dated">
              {day === undefined ? '\u00a0' : word('asOf', { date: formatDay(day, locale) })}
            </Typography>
          </>
        }
      >
        <Questions {...{ asked: questions, scores, amountError, errorText, retry }} />
      </QuotePanel>
    </SectionFrame>
  );
}
