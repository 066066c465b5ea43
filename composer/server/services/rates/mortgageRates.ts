import { mortgageRatesUrl, readMortgageRates, type MortgagePurpose } from '#data/mortgageRates.ts';
import { mortgageAnswer } from '#composer/rates/mortgageRates.ts';
import type { RateService } from './RateService.ts';

/** `GET /content/content/en-us/rates/purchase.json` or `refinance.json` (RATE-12). */
const mortgageService = (purpose: MortgagePurpose): RateService => ({
  name: 'mortgageRates',
  method: 'GET',
  path: mortgageRatesUrl({ purpose, hostname: '' }),
  read: () => ({
    answer: (book, today) => {
      const file = book.file(`mortgage-${purpose}`);
      const body = file && mortgageAnswer(file, book.zones, today);
      return body && { body, asOf: body.date };
    },
    // The upstream is the folder that contains both files.
    call: { file: `${purpose}.json` },
    check: readMortgageRates,
  }),
});

export const mortgageServices: readonly RateService[] = [
  mortgageService('purchase'),
  mortgageService('refinance'),
];
