import { z } from 'zod';
import { readCdRates } from '#data/cdRates.ts';
import { cdAnswer, cdQuestion } from '#composer/rates/cdRates.ts';
import {
  disclosures,
  effectiveDate,
  gridRate,
  gridRateExample,
  zipCodeExamples,
} from '#composer/server/services/contract/rateParts.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/rateApi?rateType=CD` (RATE-02). */
export const cdRatesService = fileService({
  name: 'cdRates',
  path: 'rateApi',
  question: cdQuestion,
  published: {
    response: z.object({
      effectiveDate: effectiveDate(),
      rateGrids: z
        .array(
          z.object({
            productKey: z.string(),
            rates: z.array(z.object({ ...gridRate, termInMonths: z.int().min(1).max(120) })),
          }),
        )
        .min(1),
      disclosures: disclosures(),
    }),
    answer: {
      effectiveDate: '2026-11-16',
      rateGrids: [{ productKey: 'CD99', rates: [{ ...gridRateExample, termInMonths: 12 }] }],
    },
    examples: [
      ...zipCodeExamples({ rateType: 'CD', personlaizedRateFlag: 'false' }),
      {
        summary: 'the deposit-rates helper',
        kind: 'edge',
        request: { zipcode: '60601', rateType: 'CD', personlaizedRateFlag: 'false', output: 'json' },
      },
      { summary: 'another type of rate', kind: 'bad', request: { zipcode: '60601', rateType: 'GOLD' } },
    ],
  },
  file: 'cd',
  answer: cdAnswer,
  takesToken: ({ personlaizedRateFlag }) => personlaizedRateFlag,
  call: ({ zipcode, rateType, personlaizedRateFlag, output }) => ({
    query: {
      zipcode,
      rateType,
      personlaizedRateFlag: String(personlaizedRateFlag),
      ...(output && { output }),
    },
  }),
  check: readCdRates,
});
