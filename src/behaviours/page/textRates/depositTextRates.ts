import { askOnce } from '#data/askOnce.ts';
import { depositRatesQuery } from '#data/depositRates.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { formatPercent } from '#lib/format/money.ts';
import { isZipCode } from '#lib/visitor/zipCode.ts';
import type { TextRateKind } from './TextRate.ts';

/**
 * Rates of checking and savings accounts (RATE-04). `{rate:deposits.TMTX.100000.apy}` shows the rate of the tier that
 * begins with this balance for the visitor's zip code, or the page's own rate if no zip code is known (RATE-14).
 */
export const depositTextRates: TextRateKind = {
  files: ['deposits'],
  newest: async ({ key: [, productKey = '', minimum, name], live, serviceBase, maxAgeDays }) => {
    const zipCode = readCookie('zipcode');
    if (!isZipCode(zipCode)) return undefined;
    const token = readCookie('apply_jwt');
    const isBusiness = live === 'business';
    const request = { serviceBase, zipCode, token, maxAgeDays, productKey, isBusiness };
    const { rates, bumpRates, effectiveDate } = await askOnce(depositRatesQuery(request));
    const tiers = name === 'bumpApy' ? bumpRates : rates;
    const tier = tiers.find(({ minimumBalance }) => String(minimumBalance) === minimum);
    if (!tier) return undefined;
    return { text: formatPercent(name === 'rate' ? tier.apr : tier.apy), effectiveDate };
  },
};
