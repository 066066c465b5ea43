import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import { formatRate, formatWholeDollars } from '#lib/format/money.ts';
import type { ProductQuote, QuoteFigure } from './ProductQuote.ts';

/** How quotes are worded; the words are those of `src/words/formQuote.ts`. */
export interface QuoteWording {
  readonly locale: Locale;
  readonly words: Readonly<Record<string, string>>;
}

function figureText(figure: QuoteFigure, locale: Locale): string {
  if (typeof figure === 'number') return String(figure);
  if ('dollars' in figure) return formatWholeDollars(figure.dollars, locale);
  return formatRate(figure.percent, figure.decimals, figure.unit);
}

/** Returns a rate in words, with its date, such as “4.29% APY, as of November 28, 2026”. */
export function quoteText(
  { word, figures, effectiveDate }: ProductQuote,
  { locale, words }: QuoteWording,
): string {
  const texts = Object.entries(figures).map(([name, figure]) => [name, figureText(figure, locale)]);
  const quote = fill(words[word] ?? '', Object.fromEntries(texts) as Record<string, string>);
  if (effectiveDate === undefined) return quote;
  return fill(words['quoteDated'] ?? '', { quote, date: formatDay(effectiveDate, locale) });
}
