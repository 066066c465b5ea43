import { z } from 'zod';
import { cashOutTerms, readCashOutRates } from '#data/cashOutRefinanceRates.ts';
import { cashOutAnswer } from '#composer/rates/cashOutRates.ts';
import { readParts, zipCode, type RateService } from './RateService.ts';

const known: readonly number[] = cashOutTerms;

const question = z.object({
  zipcode: zipCode(),
  rateType: z.literal('CASHOUTREFI', 'expected CD or CASHOUTREFI'),
  termsInYears: z
    .string()
    .regex(/^\d{1,2}(?:,\d{1,2}){0,3}$/, 'expected years such as 15')
    .transform((text) => text.split(',').map(Number))
    .refine((years) => years.every((one) => known.includes(one)), `expected ${cashOutTerms.join(', ')}`),
});

/** `GET /svt/{provider}/rateApi?termsInYears` (RATE-03). */
export const cashOutRatesService: RateService = {
  name: 'cashOutRates',
  method: 'GET',
  path: 'rateApi',
  takes: ({ query }) => (query as Record<string, unknown>)['termsInYears'] !== undefined,
  read: (request) => {
    const { zipcode, rateType, termsInYears } = readParts(question, request.query);
    return {
      answer: (book, today) => {
        const file = book.file('cash-out-refinance');
        const body = file && cashOutAnswer(file, book.zones, { zipCode: zipcode, termsInYears }, today);
        return body && { body, asOf: body.effectiveDate };
      },
      call: { query: { zipcode, rateType, termsInYears: termsInYears.join(',') } },
      check: (answer) => readCashOutRates(answer, termsInYears.length === 1 ? termsInYears[0] : undefined),
    };
  },
};
