import { expect, test } from 'vitest';
import { spokenRate } from './spokenRate.ts';

test.each([
  [4.25, 2, 'en', 'APY', '4 point 2 5 percent APY'],
  [4.25, 2, 'es', 'APY', '4 punto 2 5 por ciento APY'],
  [4.25, 2, 'zh', 'APY', '百分之 4 点 2 5 APY'],
  [6.125, 3, 'en', '', '6 point 1 2 5 percent'],
  [18.2, 2, 'en', 'APR', '18 point 2 0 percent APR'],
  [7, 0, 'es', 'APR', '7 por ciento APR'],
] as const)(
  'RATE-18 %d with %d decimals in %s is said as a person would',
  (percent, decimals, locale, unit, said) => expect(spokenRate(percent, decimals, locale, unit)).toBe(said),
);
