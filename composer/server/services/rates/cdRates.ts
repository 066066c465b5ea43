import { z } from 'zod';
import { readCdRates } from '#data/cdRates.ts';
import { cdAnswer } from '#composer/rates/cdRates.ts';
import { flag, readParts, tokenOf, zipCode, type RateService } from './RateService.ts';

const question = z.object({
  zipcode: zipCode(),
  rateType: z.literal('CD', 'expected CD'),
  personlaizedRateFlag: flag(),
  /** Sent by the deposit-rates helper. */
  output: z.literal('json', 'expected json').optional(),
});

/** `GET /svt/{provider}/rateApi?rateType=CD` (RATE-02). */
export const cdRatesService: RateService = {
  name: 'cdRates',
  method: 'GET',
  path: 'rateApi',
  read: (request) => {
    const asked = readParts(question, request.query);
    const token = asked.personlaizedRateFlag ? tokenOf(request) : undefined;
    return {
      token,
      answer: (book, today) => {
        const file = book.file('cd');
        const body =
          file &&
          cdAnswer(file, book.zones, { zipCode: asked.zipcode, isPersonal: token !== undefined }, today);
        return body && { body, asOf: body.effectiveDate };
      },
      call: {
        token,
        query: {
          zipcode: asked.zipcode,
          rateType: asked.rateType,
          personlaizedRateFlag: String(asked.personlaizedRateFlag),
          ...(asked.output && { output: asked.output }),
        },
      },
      check: readCdRates,
    };
  },
};
