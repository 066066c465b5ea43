import { z } from 'zod';
import { maxOffers, readCardOffers } from '#data/cardOffers.ts';
import { cardAnswer, type OfferCodes } from '#composer/rates/cardOffers.ts';
import { percent } from '#composer/server/services/contract/rateParts.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
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

const detail = z.looseObject({
  calculatedMinAPR: percent('card').optional(),
  calculatedMaxAPR: percent('card').optional(),
  riskTierAnnualFeeInformation: z.object({ annualFeeAmount: z.number().min(0).max(5000) }).optional(),
  variableData: z.record(z.string(), z.unknown()).optional(),
});

const fileFormat = 'rateapi.param-{offers}{timestamp}USB.json';
const demoOffer = 'ELM_WEB_0001_HARBOR1-';

const contract: ServiceContract = {
  name: 'cardOffers',
  method: 'GET',
  path: fileFormat,
  sentAs: 'file',
  file: fileFormat,
  request: z.object({
    offers: z
      .string()
      .regex(/^(?:(?:[A-Za-z0-9]{1,20}_){3}[A-Za-z0-9]{1,20}-){1,5}$/)
      .describe(
        'Up to five offers: request code, source code, location number and offer id, and a `-` after each.',
      ),
    timestamp: z.string().regex(/^\d{1,16}$/),
  }),
  response: z
    .array(
      z.object({
        requestData: z.object({ OfferID: z.string().min(1) }),
        responseData: z.object({ Offers: z.array(z.object({ productDetailData: detail })).min(1) }),
      }),
    )
    .min(1),
  answer: [
    {
      requestData: { OfferID: 'HARBOR1' },
      responseData: {
        Offers: [
          {
            productDetailData: {
              calculatedMinAPR: 18.24,
              calculatedMaxAPR: 28.24,
              riskTierAnnualFeeInformation: { annualFeeAmount: 0 },
            },
          },
        ],
      },
    },
  ],
  examples: [
    { summary: 'one offer', kind: 'typical', request: { offers: demoOffer, timestamp: '{timestamp}' } },
    { summary: 'no offer', kind: 'bad', request: { offers: '', timestamp: '{timestamp}' } },
  ],
  hasToken: true,
};

/** `GET /svt/{provider}/rateapi.param-{keys}{timestamp}USB.json` (RATE-01). */
export const cardOffersService: RateService = {
  name: 'cardOffers',
  method: 'GET',
  path: 'rateapi.param-*',
  contract,
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
