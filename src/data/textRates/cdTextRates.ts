import { depositRatesHelper } from '#data/cdRates.ts';
import { formatPercent } from '#lib/format/money.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Rates of certificates of deposit (RATE-02). `{rate:cd.CD99.12.apy}` shows the rate of the lowest balance tier for the
 * visitor's zip code, or the page's own rate if no zip code is known (RATE-14).
 */
export const cdTextRates: TextRateKind = {
  files: ['cd'],
  dependsOn: 'zipCode',
  newest: async ({ key: [, , months, name], live }, { zipCode, token, serviceBase, maxAgeDays, ask }) => {
    if (zipCode === undefined) return undefined;
    const request = { serviceBase, zipCode, token, maxAgeDays };
    const { rates, effectiveDate } = await depositRatesHelper(request, ask);
    const [tier] = rates
      .filter(({ productKey, termInMonths }) => productKey === live && String(termInMonths) === months)
      .toSorted((one, other) => one.minimumBalance - other.minimumBalance);
    return tier && { text: formatPercent(name === 'apy' ? tier.apy : tier.apr), effectiveDate };
  },
};
