import { z } from 'zod';
import { readDepositRates } from '#data/depositRates.ts';
import { depositAnswer } from '#composer/rates/depositRates.ts';
import { fileService, flag, zipCode } from './RateService.ts';

const question = z
  .object({
    zipcode: zipCode(),
    output: z.literal('json', 'expected json'),
    productKeys: z
      .string()
      .regex(/^[A-Za-z0-9]{1,20}(?:,[A-Za-z0-9]{1,20}){0,49}$/, 'expected product keys with commas between')
      .transform((text) => [...new Set(text.split(','))].toSorted()),
    requestType: z.literal('NEW', 'expected NEW'),
    rateTableType: z.enum(
      ['checkingAndSavings', 'consumerCheckingandSavings'],
      'expected checkingAndSavings or consumerCheckingandSavings',
    ),
    isbusiness: flag(),
  })
  .refine(
    ({ rateTableType, isbusiness }) => (rateTableType === 'consumerCheckingandSavings') === isbusiness,
    {
      message: 'expected true with consumerCheckingandSavings, and only with it',
      path: ['isbusiness'],
    },
  );

/** `POST /svt/{provider}/zonedRates`: checking and savings (RATE-04, RATE-08). */
export const depositRatesService = fileService({
  name: 'depositRates',
  method: 'POST',
  path: 'zonedRates',
  question,
  file: 'deposits',
  answer: depositAnswer,
  // The rates of the other table are the same for everybody.
  takesToken: ({ isbusiness }) => isbusiness,
  call: ({ productKeys, isbusiness, ...asked }) => ({
    form: { ...asked, productKeys: productKeys.join(','), ...(isbusiness && { isbusiness: 'true' }) },
  }),
  check: readDepositRates,
});
