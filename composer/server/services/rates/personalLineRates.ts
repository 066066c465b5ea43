import { z } from 'zod';
import { readPersonalLineRates } from '#data/personalLineRates.ts';
import { personalLineAnswer } from '#composer/rates/personalLineRates.ts';
import { zipCode } from '#composer/rates/questionFields.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/calculatePersonalLineOfCreditApiDriven` (RATE-11). */
export const personalLineRatesService = fileService({
  name: 'personalLineRates',
  path: 'calculatePersonalLineOfCreditApiDriven',
  question: z.object({ zipCode: zipCode() }),
  file: 'personal-line',
  answer: personalLineAnswer,
  check: readPersonalLineRates,
});
