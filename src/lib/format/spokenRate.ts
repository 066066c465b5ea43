import type { Locale } from './locale.ts';
import { formatRate } from './money.ts';

const said: Readonly<Record<Locale, (whole: string, decimals: string) => string>> = {
  en: (whole, decimals) => `${whole}${decimals && ` point ${decimals}`} percent`,
  es: (whole, decimals) => `${whole}${decimals && ` punto ${decimals}`} por ciento`,
  zh: (whole, decimals) => `百分之 ${whole}${decimals && ` 点 ${decimals}`}`,
};

/**
 * Returns a rate as a person would say it, with the decimals digit by digit: "4 point 2 5 percent APY". Screen readers
 * read "4.25%" inconsistently, and some skip the decimal point.
 *
 * @param unit such as `APY`; omitted if empty.
 */
export function spokenRate(percent: number, decimals: number, locale: Locale, unit = ''): string {
  const [whole = '', fraction = ''] = formatRate(percent, decimals, unit).replace('%', '').split('.');
  const rate = said[locale](whole, fraction.split('').join(' '));
  return unit === '' ? rate : `${rate} ${unit}`;
}
