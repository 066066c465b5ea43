import { z } from 'zod';
import { mortgageRatesUrl, readMortgageRates, type MortgagePurpose } from '#data/mortgageRates.ts';
import { mortgageAnswer } from '#composer/rates/mortgageRates.ts';
import { effectiveDate, percent } from '#composer/server/services/contract/rateParts.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import type { RateService } from './RateService.ts';

const rate = z.object({
  product: z.string().min(1).describe('Such as `30-year fixed`.'),
  termInYears: z.number().min(1).max(40),
  rate: percent('housing'),
  apr: percent('housing'),
  points: z.number().min(-5).max(5).optional().describe('Percent of the loan.'),
});

const fileFormat = '{purpose}.json';

const contract: ServiceContract = {
  name: 'mortgageRates',
  method: 'GET',
  path: `/content/content/en-us/rates/${fileFormat}`,
  sentAs: 'file',
  file: fileFormat,
  request: z.object({ purpose: z.enum(['purchase', 'refinance']) }),
  response: z.object({
    date: effectiveDate(),
    mortgageRateList: z.record(z.string(), z.array(rate).min(1)).describe('By name of the state.'),
  }),
  answer: {
    date: '2026-11-16',
    mortgageRateList: { Maine: [{ product: '30-year fixed', termInYears: 30, rate: 6.5, apr: 6.697 }] },
  },
  examples: [
    { summary: 'a purchase', kind: 'typical', request: { purpose: 'purchase' } },
    { summary: 'a refinance', kind: 'typical', request: { purpose: 'refinance' } },
  ],
};

/** `GET /content/content/en-us/rates/purchase.json` or `refinance.json` (RATE-12). */
const mortgageService = (purpose: MortgagePurpose): RateService => ({
  name: 'mortgageRates',
  method: 'GET',
  contract,
  path: mortgageRatesUrl({ purpose, hostname: '' }),
  read: () => ({
    answer: (book, today) => {
      const file = book.file(`mortgage-${purpose}`);
      const body = file && mortgageAnswer(file, book.zones, today);
      return body && { body, asOf: body.date };
    },
    // The upstream is the folder that contains both files.
    call: { file: `${purpose}.json` },
    check: readMortgageRates,
  }),
});

export const mortgageServices: readonly RateService[] = [
  mortgageService('purchase'),
  mortgageService('refinance'),
];
