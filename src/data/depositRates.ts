import { queryOptions, type QueryMeta } from '@tanstack/react-query';
import { groupBy } from '#lib/values/groupBy.ts';
import { createBatches } from './createBatches.ts';
import { effectiveDateOf, RateAnswerError, recordOf } from './rateAnswer.ts';
import { audienceOf, callRates, type DatedRates, rateQueryOptions, type RateRequest } from './rateCall.ts';
import {
  disclosuresOf,
  readBumpRates,
  readDisclosures,
  readRateGrids,
  type GridRate,
  type RateDisclosure,
} from './rateGrid.ts';

/** The rates of a checking or savings product in the visitor's area. */
export interface DepositRates extends DatedRates {
  /** One for each balance tier, in the bank's order; never empty. */
  readonly rates: readonly GridRate[];
  /** Higher rates for customers who qualify, by balance tier; often empty. */
  readonly bumpRates: readonly GridRate[];
  readonly disclosures: readonly RateDisclosure[];
}

interface ZonedAnswer extends DatedRates {
  readonly byProduct: ReadonlyMap<string, DepositRates>;
}

/**
 * Reads an answer of the zoned rate call (RATE-04, RATE-05), by product.
 *
 * @throws {RateAnswerError} if `rateGrids` is missing or has no rate that can be shown (RATE-07).
 */
export function readDepositRates(answer: unknown): ZonedAnswer {
  const dated = effectiveDateOf(recordOf(answer)['effectiveDate']);
  const bumps = readBumpRates(answer);
  const disclosures = readDisclosures(answer);
  const byProduct = new Map<string, DepositRates>();
  for (const [productKey, rates] of groupBy(readRateGrids(answer), (rate) => rate.productKey)) {
    const bumpRates = bumps.filter((rate) => rate.productKey === productKey);
    byProduct.set(productKey, {
      ...dated,
      rates,
      bumpRates,
      disclosures: disclosuresOf(disclosures, [...rates, ...bumpRates]),
    });
  }
  if (byProduct.size === 0)
    throw new RateAnswerError('The answer of the rate service has no rate that can be shown.');
  return { ...dated, byProduct };
}

/** What products must have in common to share a request. */
export interface DepositAudience extends RateRequest {
  /** Five digits. */
  readonly zipCode: string;
  /** True for business accounts. */
  readonly isBusiness?: boolean;
}

export interface DepositRatesRequest extends DepositAudience {
  /** Such as `DDA86` (RATE-06). */
  readonly productKey: string;
}

/** URL of the zoned rate call. */
export const depositRatesUrl = ({ serviceBase }: Pick<RateRequest, 'serviceBase'>): string =>
  `${serviceBase}/zonedRates`;

/** Body of the request (RATE-04, RATE-08). The service's contract fixes the names. */
export function depositRatesForm(
  { zipCode, isBusiness = false, token }: DepositAudience,
  productKeys: readonly string[],
): URLSearchParams {
  const isOther = isBusiness || token !== undefined;
  return new URLSearchParams({
    zipcode: zipCode,
    output: 'json',
    productKeys: productKeys.join(','),
    requestType: 'NEW',
    rateTableType: isOther ? 'consumerCheckingandSavings' : 'checkingAndSavings',
    ...(isOther && { isbusiness: 'true' }),
  });
}

const keyOf = ({ serviceBase, zipCode, isBusiness = false, token, maxAgeDays }: DepositAudience) => [
  depositRatesUrl({ serviceBase }),
  zipCode,
  isBusiness ? 'business' : 'consumer',
  audienceOf(token),
  maxAgeDays ?? 'any age',
];

async function callDepositRates(
  audience: DepositAudience,
  productKeys: readonly string[],
  meta?: QueryMeta,
): Promise<ZonedAnswer['byProduct']> {
  const { byProduct } = await callRates({
    url: depositRatesUrl(audience),
    form: depositRatesForm(audience, productKeys),
    token: audience.token,
    maxAgeDays: audience.maxAgeDays,
    meta,
    read: readDepositRates,
  });
  return byProduct;
}

const withoutRate = (productKey: string) => new RateAnswerError(`The answer has no rate of ${productKey}.`);

/** Asks at once: visitors of a server share no request. */
async function askAlone(audience: DepositAudience, productKey: string, meta: QueryMeta) {
  const rates = (await callDepositRates(audience, [productKey], meta)).get(productKey);
  if (!rates) throw withoutRate(productKey);
  return rates;
}

/** Products asked for within 100 ms of each other share a request (RATE-04). */
const askForProduct = createBatches<DepositAudience, string, DepositRates>(
  (audience) => JSON.stringify(keyOf(audience)),
  (audience) => ({
    waitMs: 100,
    maxSize: 50,
    send: async (productKeys) => {
      const rates = await callDepositRates(audience, [...new Set(productKeys)]);
      return productKeys.map((key) => rates.get(key) ?? withoutRate(key));
    },
  }),
);

/** Query for one product with the zoned rate call, cached by product, zip code and visitor (RATE-04). */
export const depositRatesQuery = ({ productKey, ...audience }: DepositRatesRequest) =>
  queryOptions({
    queryKey: ['depositRates', ...keyOf(audience), productKey],
    queryFn: ({ meta }) =>
      meta?.fetch ? askAlone(audience, productKey, meta) : askForProduct(audience, productKey),
    ...rateQueryOptions(audience),
  });
