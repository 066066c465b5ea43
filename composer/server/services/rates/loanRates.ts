import { z } from 'zod';
import { readLoanRate } from '#data/loanRates.ts';
import { loanAdjustments, loanAnswer } from '#composer/rates/loanRates.ts';
import { amount, askedQuery, flag, readParts, zipCode, type RateService } from './RateService.ts';

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
export const loanRatesService: RateService = {
  name: 'loanRates',
  method: 'GET',
  path: 'calculateLoanPayment',
  read: (request) => {
    const { zipcode, creditScore, depositAmount, timePeriod, ...flags } = readParts(question, request.query);
    const adjusted = loanAdjustments.filter((name) => flags[name]);
    return {
      answer: (book, today) => {
        const file = book.file('loans');
        const terms = { zipCode: zipcode, creditScore, depositAmount, timePeriod, adjusted };
        const body = file && loanAnswer(file, book.zones, terms, today);
        return body && { body, asOf: body.effectiveDate };
      },
      call: { query: askedQuery(request, Object.keys(question.shape)) },
      check: readLoanRate,
    };
  },
};
