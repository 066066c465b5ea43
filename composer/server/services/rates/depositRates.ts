import { z } from 'zod';
import { readDepositRates } from '#data/depositRates.ts';
import { depositAnswer, depositQuestion } from '#composer/rates/depositRates.ts';
import {
  disclosures,
  effectiveDate,
  gridRate,
  gridRateExample,
  zipCodeExamples,
} from '#composer/server/services/contract/rateParts.ts';
import { fileService } from './RateService.ts';

const rates = z.array(z.object({ ...gridRate, termInMonths: z.null().optional() }));

/** `POST /svt/{provider}/zonedRates`: checking and savings (RATE-04, RATE-08). */
export const depositRatesService = fileService({
  name: 'depositRates',
  method: 'POST',
  path: 'zonedRates',
  question: depositQuestion,
  published: {
    response: z.object({
      effectiveDate: effectiveDate(),
      rateGrids: z.array(z.object({ productKey: z.string(), rates })).min(1),
      bumpRates: z
        .array(z.object({ productKey: z.string(), cqbRates: rates }))
        .optional()
        .describe('Higher rates for customers who qualify.'),
      disclosures: disclosures(),
    }),
    answer: {
      effectiveDate: '2026-11-16',
      rateGrids: [{ productKey: 'TMTX', rates: [{ ...gridRateExample, termInMonths: null }] }],
    },
    examples: zipCodeExamples({
      output: 'json',
      productKeys: 'TMTX',
      requestType: 'NEW',
      rateTableType: 'checkingAndSavings',
    }),
  },
  file: 'deposits',
  answer: depositAnswer,
  // The rates of the other table are the same for everybody.
  takesToken: ({ isbusiness }) => isbusiness,
  call: ({ productKeys, isbusiness, ...asked }) => ({
    form: { ...asked, productKeys: productKeys.join(','), ...(isbusiness && { isbusiness: 'true' }) },
  }),
  check: readDepositRates,
});
