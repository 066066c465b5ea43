import { z } from 'zod';
import { readPersonalLineRates } from '#data/personalLineRates.ts';
import { personalLineAnswer } from '#composer/rates/personalLineRates.ts';
import { zipCode } from '#composer/rates/questionFields.ts';
import { effectiveDate, percent, zipCodeExamples } from '#composer/server/services/contract/rateParts.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/calculatePersonalLineOfCreditApiDriven` (RATE-11). */
export const personalLineRatesService = fileService({
  name: 'personalLineRates',
  path: 'calculatePersonalLineOfCreditApiDriven',
  question: z.object({ zipCode: zipCode() }),
  published: {
    response: z.object({
      effectiveDate: effectiveDate(),
      rates: z.array(z.object({ tierDescription: z.string().min(1), calculatedApr: percent('loan') })).min(1),
    }),
    answer: {
      effectiveDate: '2026-11-16',
      rates: [{ tierDescription: '$10,000 to $24,999', calculatedApr: 11.49 }],
    },
    examples: zipCodeExamples({}, 'zipCode'),
  },
  file: 'personal-line',
  answer: personalLineAnswer,
  check: readPersonalLineRates,
});
