import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formatApr, formatDollars, formatPercent } from '#lib/format/money.ts';
import { rateDecimals } from '#lib/format/rateDecimals.ts';
import type { ProductQuote } from './ProductQuote.ts';

/** How quotes are worded; the words are those of `src/words/formQuote.ts`. */
export interface QuoteWording {
  readonly locale: Locale;
  readonly words: Readonly<Record<string, string>>;
}

/** Returns a rate in words, with its date, such as “4.29% APY, as of November 28, 2026”. */
export function quoteText(
  { percent, effectiveDate, loan }: ProductQuote,
  { locale, words }: QuoteWording,
): string {
  const quote = loan
    ? fill(words['quoteLoan'] ?? '', {
        rate: formatApr(percent, rateDecimals.loan),
        payment: formatDollars(loan.payment, locale),
        months: loan.months,
        score: loan.creditScore,
      })
    : fill(words['quoteYield'] ?? '', { rate: formatPercent(percent, rateDecimals.deposit) });
  if (effectiveDate === undefined) return quote;
  return fill(words['quoteDated'] ?? '', { quote, date: formatDay(effectiveDate, locale) });
}
