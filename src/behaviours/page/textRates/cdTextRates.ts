import { depositRatesHelper } from '#data/cdRates.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { formatPercent } from '#lib/format/money.ts';
import { isZipCode } from '#lib/visitor/zipCode.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Rates of certificates of deposit (RATE-02). `{rate:cd.CD99.12.apy}` shows the rate for the visitor's zip code, or the
 * page's own rate if no zip code is known (RATE-14): that of the lowest balance tier, or of the tier that the `amount`
 * in the page's address falls in, so that an application shows the rate that the visitor chose.
 */
export const cdTextRates: TextRateKind = {
  files: ['cd'],
  newest: async ({ key: [, , months, name], live, serviceBase, maxAgeDays }) => {
    const zipCode = readCookie('zipcode');
    if (!isZipCode(zipCode)) return undefined;
    const token = readCookie('apply_jwt');
    const answer = await depositRatesHelper({ serviceBase, zipCode, token, maxAgeDays });
    const tiers = answer.rates
      .filter(({ productKey, termInMonths }) => productKey === live && String(termInMonths) === months)
      .toSorted((one, other) => one.minimumBalance - other.minimumBalance);
    const deposit = Number(new URLSearchParams(location.search).get('amount'));
    const tier = tiers.findLast(({ minimumBalance }) => minimumBalance <= deposit) ?? tiers[0];
    if (!tier) return undefined;
    const text = formatPercent(name === 'apy' ? tier.apy : tier.apr);
    return { text, effectiveDate: answer.effectiveDate };
  },
};
