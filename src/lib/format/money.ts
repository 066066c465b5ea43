import { htmlLang, type Locale } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formats.get(key);
  if (!formatter) formats.set(key, (formatter = new Intl.NumberFormat(htmlLang[locale], options)));
  return formatter;
}

/** Formats dollars with separators and two decimals, e.g. `$1,234.50`. */
export const formatDollars = (dollars: number, locale: Locale = 'en'): string =>
  format(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(dollars);

/**
 * Formats a percentage with a fixed number of decimals, e.g. `4.05%`. Rounds half up in decimal, so that 6.1235 becomes
 * 6.124%.
 *
 * @param percent 4.05 for 4.05%.
 */
export function formatPercent(percent: number, decimals = 2): string {
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  return `${format('en', fixed).format(percent)}%`;
}

/** Formats an annual percentage rate as `formatPercent` does, but zero as `0%`, as offers write it. */
export const formatApr = (percent: number, decimals = 2): string =>
  percent === 0 ? '0%' : formatPercent(percent, decimals);

/** Formats a rate of a kind: an APR as `formatApr` does, others as `formatPercent`. @param unit such as `APY`. */
export const formatRate = (percent: number, decimals: number, unit: string | undefined): string =>
  (unit === 'APR' ? formatApr : formatPercent)(percent, decimals);

/**
 * Calculates the monthly payment of a loan that is repaid in equal installments (CALC-01): principal × r / (1 − (1 +
 * r)^−term).
 *
 * @param principal dollars.
 * @param annualRate percent a year, above 0.
 * @param term months, above 0.
 * @returns dollars a month, not rounded; `undefined` for a rate of 0, which has no result (CALC-02).
 */
export function monthlyPayment(principal: number, annualRate: number, term: number): number | undefined {
  const rate = annualRate / 100 / 12;
  if (!(rate > 0) || !(principal > 0) || !(term > 0)) return undefined;
  return (principal * rate) / (1 - (1 + rate) ** -term);
}

/** Formats dollars without cents if they are zero, e.g. `$95` but `$4.50`. */
export const formatWholeDollars = (dollars: number, locale: Locale = 'en'): string =>
  formatDollars(dollars, locale).replace(/\.00$/, '');

/**
 * Formats dollars rounded to whole ones, from the cents that `formatDollars` shows: $26,032.50 becomes `$26,033`, although
 * what was calculated is a little less.
 */
export const formatRoundedDollars = (dollars: number, locale: Locale = 'en'): string =>
  formatWholeDollars(Math.round(Math.round(dollars * 100) / 100), locale);

/** Formats dollars in as few characters as an axis has space for, e.g. `$250K`. */
export const formatShortDollars = (dollars: number, locale: Locale = 'en'): string =>
  format(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(dollars);

/** Formats a number with separators and at most two decimals, e.g. `1,234.5`. */
export const formatNumber = (number: number, locale: Locale = 'en'): string =>
  format(locale, { maximumFractionDigits: 2 }).format(number);
