import { exampleSite, type ProblemExamples, textPage } from '#composer/problems/problemExample.ts';
import type { rateCodes } from './rateCodes.ts';

/** Returns a certificate with one rate, `cd.CD99.12.apy`. */
const certificate = (effectiveFrom: string, effectiveUntil?: string) => ({
  productKey: 'CD99',
  effectiveFrom,
  effectiveUntil,
  zones: {
    default: [
      {
        tierDescription: '$0-$9,999.99',
        minimumBalance: 0,
        maximumBalance: 9999.99,
        rates: [{ termInMonths: 12, apr: 4, apy: 4.08 }],
      },
    ],
  },
  disclosureKey: 'cd',
});
const withRates = (...products: readonly unknown[]) => ({ 'rates/cd.json': { products } });
const withKey = (key: string) => ({ 'savings.json': textPage(`Earn {rate:${key}|4.08%} APY.`) });

export const rateExamples: ProblemExamples<typeof rateCodes> = {
  'unknown-rate': { ...withRates(certificate('2026-01-01')), ...withKey('cd.CD99.18.apy') },
  'rate-not-in-force': {
    ...withRates(certificate('2025-01-01', '2025-12-31')),
    ...withKey('cd.CD99.12.apy'),
  },
  'rate-stale': {
    'site.json': exampleSite({ rates: { maxAgeDays: 7 } }),
    ...withRates(certificate('2025-01-01')),
  },
  'rate-overlap': withRates(certificate('2025-01-01', '2025-12-31'), certificate('2025-07-01')),
  'rate-period': withRates(certificate('2025-07-01', '2025-06-30')),
};
