import { z } from 'zod';
import { readHomeEquityRates } from '#data/homeEquityRates.ts';
import { homeEquityStatesUrl, readHomeEquityStates } from '#data/homeEquityStates.ts';
import { homeEquityAnswer, homeEquityQuestion } from '#composer/rates/homeEquityRates.ts';
import { homeEquityStatesAnswer } from '#composer/rates/zones.ts';
import { effectiveDate, percent } from '#composer/server/services/contract/rateParts.ts';
import { fileService, type RateService } from './RateService.ts';

const terms = {
  termsinMonths: '120',
  stateCode: 'ME',
  county: '',
  anticipatedBalance: '25000',
  loanAmount: '50000',
  valueOfHome: '400000',
  mortgageBalance: '200000',
  productKey: 'HEQF2',
  personalCheckingAccount: 'false',
  fico: '740',
  autoPay: 'false',
};

/** `GET /svt/{provider}/hecalculator` (RATE-10). */
export const homeEquityRatesService = fileService({
  name: 'homeEquityRates',
  path: 'hecalculator',
  question: homeEquityQuestion,
  published: {
    response: z.object({
      effectiveDate: effectiveDate(),
      rateGrids: z
        .array(
          z.object({
            productKey: z.enum(['HEQF2', 'HELOC']),
            apr: percent('housing').optional().describe('Required for `HEQF2`.'),
            interestRate: percent('housing').optional().describe('Required for `HELOC`.'),
          }),
        )
        .describe('Empty if the bank has no offer on these terms.'),
    }),
    answer: { effectiveDate: '2026-11-16', rateGrids: [{ productKey: 'HEQF2', apr: 7.25 }] },
    examples: [
      { summary: 'a loan', kind: 'typical', request: terms },
      { summary: 'a line of credit', kind: 'typical', request: { ...terms, productKey: 'HELOC' } },
      { summary: 'a state without an offer', kind: 'edge', request: { ...terms, stateCode: 'AK' } },
      { summary: 'a home without value', kind: 'bad', request: { ...terms, valueOfHome: '0' } },
      { summary: 'another product', kind: 'bad', request: { ...terms, productKey: 'GOLD' } },
    ],
  },
  file: 'home-equity',
  answer: homeEquityAnswer,
  check: readHomeEquityRates,
});

/** Serves the states and counties for which home-equity rates are available (RATE-10). */
export const homeEquityStatesService: RateService = {
  name: 'homeEquityStates',
  method: 'GET',
  path: homeEquityStatesUrl,
  contract: {
    name: 'homeEquityStates',
    method: 'GET',
    path: homeEquityStatesUrl,
    sentAs: 'query',
    request: z.object({}),
    response: z.object({
      states: z
        .array(
          z.object({
            stateCode: z.string().regex(/^[A-Z]{2}$/),
            stateName: z.string().min(1),
            counties: z.array(z.string().min(1)).min(1),
          }),
        )
        .min(1),
    }),
    answer: { states: [{ stateCode: 'ME', stateName: 'Maine', counties: ['Cumberland', 'York'] }] },
    examples: [{ summary: 'the states', kind: 'typical', request: {} }],
  },
  read: () => ({
    answer: (book) =>
      book.zones.states.length === 0 ? undefined : { body: homeEquityStatesAnswer(book.zones) },
    call: {},
    check: (answer) => {
      readHomeEquityStates(answer);
      return {};
    },
  }),
};
