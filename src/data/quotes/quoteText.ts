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

/** Returns a word with its figures. */
const wordText = (
  { word, figures }: Pick<ProductQuote, 'figures'> & { readonly word: string },
  { locale, words }: QuoteWording,
  quote = '',
): string => {
  const texts = Object.entries(figures).map(([name, figure]) => [name, figureText(figure, locale)]);
  return fill(words[word] ?? '', { ...(Object.fromEntries(texts) as Record<string, string>), quote });
};

/** Returns a rate in words, with its date, such as “4.29% APY, as of November 28, 2026”. */
export function quoteText(
  { additions = [], effectiveDate, ...rate }: ProductQuote,
  wording: QuoteWording,
): string {
  const quote = additions.reduce(
    (text, addition) => wordText(addition, wording, text),
    wordText(rate, wording),
  );
  if (effectiveDate === undefined) return quote;
  const date = formatDay(effectiveDate, wording.locale);
  return fill(wording.words['quoteDated'] ?? '', { quote, date });
}
