import { z } from 'zod';
import { readLoanRate } from '#data/loanRates.ts';
import { loanAnswer, loanQuestion } from '#composer/rates/loanRates.ts';
import { effectiveDate, percent, zipCodeExamples } from '#composer/server/services/contract/rateParts.ts';
import { fileService } from './RateService.ts';

const terms = {
  checkboxSelected: 'false',
  employeeAdjustment: 'false',
  creditScore: '740',
  depositAmount: '10000',
  timePeriod: '36',
  homeImprovementAdjustment: 'false',
  autoAdjustment: 'false',
  allianceIndicator: 'false',
};

/** `GET /svt/{provider}/calculateLoanPayment` (RATE-09). */
export const loanRatesService = fileService({
  name: 'loanRates',
  path: 'calculateLoanPayment',
  question: loanQuestion,
  published: {
    response: z.object({
      apr: percent('loan').nullable().describe('`null` if the bank has no rate on these terms.'),
      effectiveDate: effectiveDate(),
    }),
    answer: { apr: 9.49, effectiveDate: '2026-11-16' },
    examples: [
      ...zipCodeExamples(terms),
      {
        summary: 'a credit score for which there may be no rate',
        kind: 'edge',
        request: { ...terms, zipcode: '60601', creditScore: '300' },
      },
      {
        summary: 'a term that is too long',
        kind: 'bad',
        request: { ...terms, zipcode: '60601', timePeriod: '85' },
      },
    ],
  },
  file: 'loans',
  answer: loanAnswer,
  check: readLoanRate,
});
