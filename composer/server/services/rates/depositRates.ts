import { z } from 'zod';
import { readDepositRates } from '#data/depositRates.ts';
import { depositAnswer } from '#composer/rates/depositRates.ts';
import { flag, readParts, tokenOf, zipCode, type RateService } from './RateService.ts';

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
export const depositRatesService: RateService = {
  name: 'depositRates',
  method: 'POST',
  path: 'zonedRates',
  read: (request) => {
    const asked = readParts(question, request.body ?? {});
    // The rates of the other table are the same for everybody, so the token is ignored.
    const token = asked.isbusiness ? tokenOf(request) : undefined;
    const { zipcode, output, productKeys, requestType, rateTableType, isbusiness } = asked;
    return {
      token,
      answer: (book, today) => {
        const file = book.file('deposits');
        const wanted = {
          zipCode: zipcode,
          productKeys,
          isBusiness: isbusiness,
          isPersonal: token !== undefined,
        };
        const body = file && depositAnswer(file, book.zones, wanted, today);
        return body && { body, asOf: body.effectiveDate };
      },
      call: {
        token,
        form: {
          zipcode,
          output,
          productKeys: productKeys.join(','),
          requestType,
          rateTableType,
          ...(isbusiness && { isbusiness: 'true' }),
        },
      },
      check: readDepositRates,
    };
  },
};
