import { readLoanRate } from '#data/loanRates.ts';
import { loanAnswer, loanQuestion } from '#composer/rates/loanRates.ts';
import { fileService } from './RateService.ts';

/** `GET /svt/{provider}/calculateLoanPayment` (RATE-09). */
export const loanRatesService = fileService({
  name: 'loanRates',
  path: 'calculateLoanPayment',
  question: loanQuestion,
  file: 'loans',
  answer: loanAnswer,
  check: readLoanRate,
});
