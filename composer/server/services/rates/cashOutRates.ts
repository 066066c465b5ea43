import { readCashOutRates } from '#data/cashOutRefinanceRates.ts';
import { cashOutAnswer, cashOutQuestion } from '#composer/rates/cashOutRates.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/rateApi?termsInYears` (RATE-03). */
export const cashOutRatesService = fileService({
  name: 'cashOutRates',
  path: 'rateApi',
  takes: ({ query }) => (query as Record<string, unknown>)['termsInYears'] !== undefined,
  question: cashOutQuestion,
  file: 'cash-out-refinance',
  answer: cashOutAnswer,
  check: (answer, { termsInYears }) =>
    readCashOutRates(answer, termsInYears.length === 1 ? termsInYears[0] : undefined),
});
