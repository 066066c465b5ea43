import { maxOffers, readCardOffers } from '#data/cardOffers.ts';
import { cardAnswer, type OfferCodes } from '#composer/rates/cardOffers.ts';
import { tokenOf, type RateService } from './RateService.ts';

const address = /^((?:[A-Za-z0-9]{1,20}_){3}[A-Za-z0-9]{1,20}-)+\d{1,16}USB\.json$/;

/** Parses the offers in the file name of a call. @throws {Error} if it violates the contract. */
function readOffers(file: string): readonly OfferCodes[] {
  if (file.length > 600 || !address.test(file))
    throw new Error('expected rateapi.param-, keys of offers that end in -, a timestamp and USB.json');
  const keys = [...new Set(file.split('-').slice(0, -1))].toSorted();
  if (keys.length > maxOffers) throw new Error(`expected at most ${maxOffers} offers`);
  return keys.map((key) => {
    const [requestCode = '', sourceCode = '', locationNumber = '', offerId = ''] = key.split('_');
    return [requestCode, sourceCode, locationNumber, offerId];
  });
}

/** `GET /svt/{provider}/rateapi.param-{keys}{timestamp}USB.json` (RATE-01). */
export const cardOffersService: RateService = {
  name: 'cardOffers',
  method: 'GET',
  path: 'rateapi.param-*',
  read: (request) => {
    const file = (request.params as Readonly<Record<string, string>>)['*'] ?? '';
    const offers = readOffers(file);
    return {
      token: tokenOf(request),
      answer: (book, today) => {
        const cards = book.file('cards');
        const offered = cards && cardAnswer(cards, offers, today);
        return offered && { body: offered.offers, asOf: offered.effectiveDate };
      },
      call: {
        token: tokenOf(request),
        file: `rateapi.param-${offers.map((codes) => `${codes.join('_')}-`).join('')}{timestamp}USB.json`,
      },
      check: readCardOffers,
    };
  },
};
