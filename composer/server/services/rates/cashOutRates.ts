import { z } from 'zod';
import { readCashOutRates } from '#data/cashOutRefinanceRates.ts';
import { cashOutAnswer, cashOutQuestion } from '#composer/rates/cashOutRates.ts';
import { effectiveDate, percent, zipCodeExamples } from '#composer/server/services/contract/rateParts.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/rateApi?termsInYears` (RATE-03). */
export const cashOutRatesService = fileService({
  name: 'cashOutRates',
  path: 'rateApi',
  takes: ({ query }) => (query as Record<string, unknown>)['termsInYears'] !== undefined,
  question: cashOutQuestion,
  published: {
    response: z.object({
      effectiveDate: effectiveDate(),
      rateGrids: z
        .array(z.object({ termInYears: z.number().min(1).max(40), apr: percent('housing') }))
        .min(1),
    }),
    answer: { effectiveDate: '2026-11-16', rateGrids: [{ termInYears: 15, apr: 6.125 }] },
    examples: [
      ...zipCodeExamples({ rateType: 'CASHOUTREFI', termsInYears: '15' }),
      {
        summary: 'a term that nobody offers',
        kind: 'bad',
        request: { zipcode: '60601', rateType: 'CASHOUTREFI', termsInYears: '13' },
      },
    ],
  },
  file: 'cash-out-refinance',
  answer: cashOutAnswer,
  check: (answer, { termsInYears }) =>
    readCashOutRates(answer, termsInYears.length === 1 ? termsInYears[0] : undefined),
});
