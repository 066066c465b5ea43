import { Heading } from '#components/data-display/Heading.tsx';
import { levelBelow } from '#components/data-display/levelBelow.ts';
import { QuoteStatus } from '#components/rates/QuotePanel.tsx';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import { formatDay } from '#lib/format/dates.ts';
import { formatDollars, formatWholeDollars } from '#lib/format/money.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './LoanRates.schema.ts';
import type { words } from './LoanRates.words.ts';
import type { LoanQuote } from './useLoanQuote.ts';

/** The visitor's rate and payment; the lowest dated rate until all questions are answered. */
export function LoanAnswer({
  level,
  asOf,
  lowestApr,
  errorText,
  quote: { loan, rate, payment, isFetching, isError },
}: Pick<Props, 'level' | 'asOf' | 'lowestApr' | 'errorText'> & { quote: LoanQuote }) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const isOwn = loan !== undefined;
  const hasNoRate = rate !== undefined && rate.apr === undefined;
  const ownDay = hasNoRate ? undefined : rate?.effectiveDate;
  const day = isOwn ? ownDay : asOf;
  const status = () => {
    if (loan && payment !== undefined)
      return word('perMonth', {
        payment: formatDollars(payment, locale),
        months: loan.timePeriod,
        amount: formatWholeDollars(loan.depositAmount, locale),
      });
    if (hasNoRate) return word('noRate');
    return isError ? errorText : '';
  };
  return (
    <>
      <Heading level={levelBelow(level)} variant="h4">
        {word(isOwn ? 'yourRate' : 'from')}
      </Heading>
      <RateFigure
        size="figure"
        percent={isOwn ? rate?.apr : lowestApr}
        isLoading={isFetching}
        decimals={rateDecimals.loan}
        unit="APR"
        showUnit
        locale={locale}
        words={{ rateUnavailable: word('rateUnavailable'), rateLoading: word('rateLoading') }}
        asOf={day === undefined ? '\u00a0' : word('asOf', { date: formatDay(day, locale) })}
      />
      <QuoteStatus isFailure={isError}>{status()}</QuoteStatus>
    </>
  );
}
