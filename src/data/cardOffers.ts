import { type QueryMeta, queryOptions } from '@tanstack/react-query';
import { createBatches } from './createBatches.ts';
import { listOf, numberWithin, percentOf, RateAnswerError, recordOf, trimmedText } from './rateAnswer.ts';
import { audienceOf, callRates, type DatedRates, rateQueryOptions, type RateRequest } from './rateCall.ts';

/** Identifies an offer in the card offer call (RATE-01). All parts consist of letters and digits. */
export interface CardOfferKey {
  readonly requestCode: string;
  readonly sourceCode: string;
  readonly locationNumber: string;
  readonly offerId: string;
}

/** The rates of a card offer in percent a year, and its fees in dollars. */
export interface CardOffer extends DatedRates {
  readonly offerId: string;
  /** Present together with `calculatedMaxAPR`, or not at all. */
  readonly calculatedMinAPR?: number;
  readonly calculatedMaxAPR?: number;
  readonly annualFeeAmount?: number;
  /** How long the introductory rates last. */
  readonly introPurchaseMonths?: number | undefined;
  readonly introBalanceTransferMonths?: number | undefined;
  /** All rates of the offer by the service's names, such as `purchasePenaltyRate`. */
  readonly rates: ReadonlyMap<string, number>;
}

const isName = /^[a-zA-Z][\w]{0,60}$/;

function readOffer(value: unknown): CardOffer | undefined {
  const { requestData, responseData } = recordOf(value);
  const offerId = trimmedText(recordOf(requestData)['OfferID']);
  const [offer] = listOf(recordOf(responseData)['Offers']);
  const detail = recordOf(recordOf(offer)['productDetailData']);
  if (offerId === undefined) return undefined;
  const rates = new Map<string, number>();
  for (const [name, field] of [
    ...Object.entries(recordOf(detail['variableData'])),
    ...Object.entries(detail),
  ]) {
    const rate = isName.test(name) && /(?:APR|Rate)$/.test(name) ? percentOf(field, 'card') : undefined;
    if (rate !== undefined) rates.set(name, rate);
  }
  const min = rates.get('calculatedMinAPR') ?? 0;
  const max = rates.get('calculatedMaxAPR') ?? 0;
  const isRange = min > 0 && max >= min;
  if (!isRange) for (const name of ['calculatedMinAPR', 'calculatedMaxAPR']) rates.delete(name);
  const [tier = detail['riskTierAnnualFeeInformation']] = listOf(detail['riskTierAnnualFeeInformation']);
  const annualFeeAmount = numberWithin(recordOf(tier)['annualFeeAmount'], 0, 5000);
  if (rates.size === 0) return undefined;
  const monthsOf = (name: string) => numberWithin(detail[name], 1, 60);
  return {
    offerId,
    rates,
    introPurchaseMonths: monthsOf('introPurchaseMonths'),
    introBalanceTransferMonths: monthsOf('introBalanceTransferMonths'),
    ...(isRange && { calculatedMinAPR: min, calculatedMaxAPR: max }),
    ...(annualFeeAmount !== undefined && { annualFeeAmount }),
  };
}

interface CardOffers extends DatedRates {
  readonly byOffer: ReadonlyMap<string, CardOffer>;
}

/**
 * Reads an answer of the card offer call (RATE-01), by offer id.
 *
 * @throws {RateAnswerError} if no offer in it has a rate that can be shown.
 */
export function readCardOffers(answer: unknown): CardOffers {
  const offers = listOf(answer)
    .map(readOffer)
    .filter((offer) => offer !== undefined);
  if (offers.length === 0) throw new RateAnswerError('The answer of the rate service has no card offer.');
  return { byOffer: new Map(offers.map((offer) => [offer.offerId, offer])) };
}

export interface CardOfferRequest extends RateRequest {
  readonly offer: CardOfferKey;
}

/**
 * Joins the parts of an offer's key for use in a URL.
 *
 * @throws {Error} if a part is not made of letters and digits.
 */
export function cardOfferKey({ requestCode, sourceCode, locationNumber, offerId }: CardOfferKey): string {
  const parts = [requestCode, sourceCode, locationNumber, offerId];
  if (!parts.every((part) => /^[a-zA-Z0-9]{1,20}$/.test(part)))
    throw new Error(`The codes of the card offer ${offerId} must be letters and digits.`);
  return parts.join('_');
}

/** Returns the offer of a key such as `ELM_WEB_0001_HARBOR1`. */
export function cardOfferOf(key: string): CardOfferKey {
  const [requestCode = '', sourceCode = '', locationNumber = '', offerId = ''] = key.split('_');
  return { requestCode, sourceCode, locationNumber, offerId };
}

/** Maximum number of offers in one request (RATE-01). */
export const maxOffers = 5;

/**
 * URL of the card offer call (RATE-01). The timestamp is rounded down to five minutes, so that caches between the
 * visitor and the bank are effective.
 */
export function cardOffersUrl(serviceBase: string, keys: readonly string[], now: Date): string {
  const timestamp = Math.floor(now.getTime() / 300_000) * 300_000;
  return `${serviceBase}/rateapi.param-${keys.map((key) => `${key}-`).join('')}${timestamp}USB.json`;
}

/** Calls the service for some offers. Returns the offer of each key, or an error for one that the answer lacks. */
async function callCardOffers(
  { serviceBase, token, maxAgeDays }: RateRequest,
  keys: readonly string[],
  meta?: QueryMeta,
): Promise<(CardOffer | RateAnswerError)[]> {
  const { byOffer, effectiveDate } = await callRates({
    url: cardOffersUrl(serviceBase, keys, new Date()),
    token,
    maxAgeDays,
    meta,
    read: readCardOffers,
  });
  return keys.map((key) => {
    const offer = byOffer.get(key.split('_').at(-1) ?? '');
    if (!offer) return new RateAnswerError(`The answer has no rates of the offer ${key}.`);
    return effectiveDate === undefined ? offer : { ...offer, effectiveDate };
  });
}

/** Asks at once: visitors of a server share no request. */
async function askAlone(request: RateRequest, key: string, meta: QueryMeta): Promise<CardOffer> {
  const [offer = new RateAnswerError('The answer is empty.')] = await callCardOffers(request, [key], meta);
  if (offer instanceof RateAnswerError) throw offer;
  return offer;
}

const askForOffer = createBatches<RateRequest, string, CardOffer>(
  ({ serviceBase, token, maxAgeDays }) => JSON.stringify([serviceBase, audienceOf(token), maxAgeDays]),
  (request) => ({
    waitMs: 20,
    maxSize: maxOffers,
    send: (keys) => callCardOffers(request, keys),
  }),
);

/**
 * Query for one offer with the card offer call. The cache key contains the offer and the visitor, but not the time of
 * the call (RATE-15).
 */
export const cardOfferQuery = ({ offer, ...request }: CardOfferRequest) =>
  queryOptions({
    queryKey: [
      'cardOffer',
      request.serviceBase,
      cardOfferKey(offer),
      audienceOf(request.token),
      request.maxAgeDays,
    ],
    queryFn: ({ meta }) =>
      meta?.fetch ? askAlone(request, cardOfferKey(offer), meta) : askForOffer(request, cardOfferKey(offer)),
    ...rateQueryOptions(request),
  });
