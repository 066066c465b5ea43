import { depositRatesQuery } from '#data/depositRates.ts';
import { formatPercent } from '#lib/format/money.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Rates of checking and savings accounts (RATE-04). `{rate:deposits.TMTX.100000.apy}` shows the rate of the tier that
 * begins with this balance for the visitor's zip code, or the page's own rate if no zip code is known (RATE-14).
 */
export const depositTextRates: TextRateKind = {
  files: ['deposits'],
  dependsOn: 'zipCode',
  newest: async (
    { key: [, productKey = '', minimum, name], live },
    { zipCode, token, serviceBase, maxAgeDays, ask },
  ) => {
    if (zipCode === undefined) return undefined;
    const isBusiness = live === 'business';
    const request = { serviceBase, zipCode, token, maxAgeDays, productKey, isBusiness };
    const { rates, bumpRates, effectiveDate } = await ask(depositRatesQuery(request));
    const tiers = name === 'bumpApy' ? bumpRates : rates;
    const tier = tiers.find(({ minimumBalance }) => String(minimumBalance) === minimum);
    if (!tier) return undefined;
    return { text: formatPercent(name === 'rate' ? tier.apr : tier.apy), effectiveDate };
  },
};
