import { readHomeEquityRates } from '#data/homeEquityRates.ts';
import { homeEquityStatesUrl, readHomeEquityStates } from '#data/homeEquityStates.ts';
import { homeEquityAnswer, homeEquityQuestion } from '#composer/rates/homeEquityRates.ts';
import { homeEquityStatesAnswer } from '#composer/rates/zones.ts';
import { fileService, type RateService } from './RateService.ts';

/** `GET /svt/{provider}/hecalculator` (RATE-10). */
export const homeEquityRatesService = fileService({
  name: 'homeEquityRates',
  path: 'hecalculator',
  question: homeEquityQuestion,
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
