import { htmlLang, type Locale } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (!known) formats.set(key, (known = new Intl.NumberFormat(htmlLang[locale], options)));
  return known;
}

/** Dollars with separators and two decimals, e.g. `$1,234.50`. */
export const formatDollars = (dollars: number, locale: Locale = 'en'): string =>
  format(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(dollars);

/**
 * A percentage with a fixed number of decimals, e.g. `4.05%`; halves are rounded up as they are written, so that
 * 6.1235 is 6.124%. @param percent 4.05 for 4.05 %.
 */
export function formatPercent(percent: number, decimals = 2): string {
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  return `${format('en', fixed).format(percent)}%`;
}

/** Characters of an amount that somebody types. */
const longestTyped = 100;

/** The number in a typed amount: `$1,234.50` is 1234.5. `undefined` when there are other characters than digits . , $ % and space. */
export function parseTyped(text: string): number | undefined {
  if (text.length > longestTyped) return undefined;
  const plain = text.replace(/[$,%\s]/g, '');
  if (!/^\d*(?:\.\d*)?$/.test(plain) || !/\d/.test(plain)) return undefined;
  return Number(plain);
}

/**
 * The monthly payment of a loan that is paid back in equal parts (CALC-01): principal x r / (1 - (1 + r)^-term).
 *
 * @param principal dollars.
 * @param annualRate percent a year, above 0.
 * @param term months, above 0.
 * @returns dollars a month, not rounded; `undefined` for a rate of 0, for which there is no result (CALC-02).
 */
export function monthlyPayment(principal: number, annualRate: number, term: number): number | undefined {
  const rate = annualRate / 100 / 12;
  if (!(rate > 0) || !(principal > 0) || !(term > 0)) return undefined;
  return (principal * rate) / (1 - (1 + rate) ** -term);
}

/** Dollars without cents where there are none, e.g. `$95` and `$4.50`. */
export const formatWholeDollars = (dollars: number, locale: Locale = 'en'): string =>
  formatDollars(dollars, locale).replace(/\.00$/, '');
