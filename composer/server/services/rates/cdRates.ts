import { readCdRates } from '#data/cdRates.ts';
import { cdAnswer, cdQuestion } from '#composer/rates/cdRates.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/rateApi?rateType=CD` (RATE-02). */
export const cdRatesService = fileService({
  name: 'cdRates',
  path: 'rateApi',
  question: cdQuestion,
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
