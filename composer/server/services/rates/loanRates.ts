import { z } from 'zod';
import { readLoanRate } from '#data/loanRates.ts';
import { loanAnswer } from '#composer/rates/loanRates.ts';
import { amount, fileService, flag, zipCode } from './RateService.ts';

const question = z.object({
  checkboxSelected: flag(),
  employeeAdjustment: flag(),
  creditScore: amount(300, 850),
  depositAmount: amount(1, 10_000_000),
  timePeriod: amount(12, 84).refine(Number.isInteger, 'expected whole months'),
  zipcode: zipCode(),
  homeImprovementAdjustment: flag(),
  autoAdjustment: flag(),
  allianceIndicator: flag(),
});

/** `GET /svt/{provider}/calculateLoanPayment` (RATE-09). */
export const loanRatesService = fileService({
  name: 'loanRates',
  path: 'calculateLoanPayment',
  question,
  file: 'loans',
  answer: loanAnswer,
  check: readLoanRate,
});
