import { z } from 'zod';
import { readCdRates } from '#data/cdRates.ts';
import { cdAnswer } from '#composer/rates/cdRates.ts';
import { fileService, flag, zipCode } from './RateService.ts';

const question = z.object({
  zipcode: zipCode(),
  rateType: z.literal('CD', 'expected CD'),
  personlaizedRateFlag: flag(),
  /** Sent by the deposit-rates helper. */
  output: z.literal('json', 'expected json').optional(),
});

/** `GET /svt/{provider}/rateApi?rateType=CD` (RATE-02). */
export const cdRatesService = fileService({
  name: 'cdRates',
  path: 'rateApi',
  question,
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
