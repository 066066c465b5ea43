import type { Locale } from './locale.ts';
import { formatPercent } from './money.ts';

const said: Readonly<Record<Locale, (whole: string, decimals: string) => string>> = {
  en: (whole, decimals) => `${whole}${decimals && ` point ${decimals}`} percent`,
  es: (whole, decimals) => `${whole}${decimals && ` punto ${decimals}`} por ciento`,
  zh: (whole, decimals) => `百分之 ${whole}${decimals && ` 点 ${decimals}`}`,
};

/**
 * A rate as a person would say it, digit by digit behind the point: "4 point 2 5 percent APY". Screen readers say
 * "4.25%" in many ways, some without the point.
 *
 * @param unit such as `APY`; nothing without one.
 */
export function spokenRate(percent: number, decimals: number, locale: Locale, unit = ''): string {
  const [whole = '', fraction = ''] = formatPercent(percent, decimals).replace('%', '').split('.');
  const rate = said[locale](whole, fraction.split('').join(' '));
  return unit === '' ? rate : `${rate} ${unit}`;
}
