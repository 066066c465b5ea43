import { z } from 'zod';
import { readPersonalLineRates } from '#data/personalLineRates.ts';
import { personalLineAnswer } from '#composer/rates/personalLineRates.ts';
import { readParts, zipCode, type RateService } from './RateService.ts';

const question = z.object({ zipCode: zipCode() });

/** `GET /svt/{provider}/calculatePersonalLineOfCreditApiDriven` (RATE-11). */
export const personalLineRatesService: RateService = {
  name: 'personalLineRates',
  method: 'GET',
  path: 'calculatePersonalLineOfCreditApiDriven',
  read: (request) => {
    const asked = readParts(question, request.query);
    return {
      answer: (book, today) => {
        const file = book.file('personal-line');
        const body = file && personalLineAnswer(file, book.zones, asked.zipCode, today);
        return body && { body, asOf: body.effectiveDate };
      },
      call: { query: asked },
      check: readPersonalLineRates,
    };
  },
};
