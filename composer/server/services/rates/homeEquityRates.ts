import { z } from 'zod';
import { readHomeEquityRates } from '#data/homeEquityRates.ts';
import { homeEquityStatesUrl, readHomeEquityStates } from '#data/homeEquityStates.ts';
import { homeEquityAnswer } from '#composer/rates/homeEquityRates.ts';
import { homeEquityStatesAnswer } from '#composer/rates/zones.ts';
import { amount, fileService, flag, type RateService } from './RateService.ts';

const dollars = () => amount(0, 100_000_000);

const question = z.object({
  termsinMonths: amount(12, 480).refine(Number.isInteger, 'expected whole months'),
  stateCode: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters'),
  county: z.string().max(60, 'expected the name of a county').default(''),
  anticipatedBalance: dollars(),
  loanAmount: dollars(),
  valueOfHome: amount(1, 100_000_000),
  mortgageBalance: dollars(),
  productKey: z.enum(['HEQF2', 'HELOC'], 'expected HEQF2 or HELOC'),
  personalCheckingAccount: flag(),
  fico: amount(300, 850),
  autoPay: flag(),
});

/** `GET /svt/{provider}/hecalculator` (RATE-10). */
export const homeEquityRatesService = fileService({
  name: 'homeEquityRates',
  path: 'hecalculator',
  question,
  file: 'home-equity',
  answer: homeEquityAnswer,
  check: readHomeEquityRates,
});

/** Serves the states and counties for which home-equity rates are available (RATE-10). */
export const homeEquityStatesService: RateService = {
  name: 'homeEquityStates',
  method: 'GET',
  path: homeEquityStatesUrl,
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
