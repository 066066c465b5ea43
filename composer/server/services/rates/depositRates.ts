import { readDepositRates } from '#data/depositRates.ts';
import { depositAnswer, depositQuestion } from '#composer/rates/depositRates.ts';
import { fileService } from './RateService.ts';

/** `POST /svt/{provider}/zonedRates`: checking and savings (RATE-04, RATE-08). */
export const depositRatesService = fileService({
  name: 'depositRates',
  method: 'POST',
  path: 'zonedRates',
  question: depositQuestion,
  file: 'deposits',
  answer: depositAnswer,
  // The rates of the other table are the same for everybody.
  takesToken: ({ isbusiness }) => isbusiness,
  call: ({ productKeys, isbusiness, ...asked }) => ({
    form: { ...asked, productKeys: productKeys.join(','), ...(isbusiness && { isbusiness: 'true' }) },
  }),
  check: readDepositRates,
});
