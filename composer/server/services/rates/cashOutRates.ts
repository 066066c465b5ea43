import { z } from 'zod';
import { cashOutTerms, readCashOutRates } from '#data/cashOutRefinanceRates.ts';
import { cashOutAnswer } from '#composer/rates/cashOutRates.ts';
import { fileService, zipCode } from './RateService.ts';

const terms: readonly number[] = cashOutTerms;

const question = z.object({
  zipcode: zipCode(),
  rateType: z.literal('CASHOUTREFI', 'expected CD or CASHOUTREFI'),
  termsInYears: z
    .string()
    .regex(/^\d{1,2}(?:,\d{1,2}){0,3}$/, 'expected years such as 15')
    .transform((text) => text.split(',').map(Number))
    .refine((years) => years.every((one) => terms.includes(one)), `expected ${cashOutTerms.join(', ')}`),
});

/** `GET /svt/{provider}/rateApi?termsInYears` (RATE-03). */
export const cashOutRatesService = fileService({
  name: 'cashOutRates',
  path: 'rateApi',
  takes: ({ query }) => (query as Record<string, unknown>)['termsInYears'] !== undefined,
  question,
  file: 'cash-out-refinance',
  answer: cashOutAnswer,
  check: (answer, { termsInYears }) =>
    readCashOutRates(answer, termsInYears.length === 1 ? termsInYears[0] : undefined),
});
