import { decodeEntities } from '#lib/markup/decodeEntities.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { listOf, numberWithin, percentOf, recordOf, trimmedText } from './rateAnswer.ts';

/** A rate of a deposit product (RATE-05). Rates are in percent a year, balances in dollars. */
export interface GridRate {
  readonly productKey: string;
  readonly apr: number;
  readonly apy: number;
  readonly tierDescription: string;
  readonly minimumBalance: number;
  /** Absent if the tier has no upper limit. */
  readonly maximumBalance?: number;
  /** Absent for accounts without a term. */
  readonly termInMonths?: number;
  readonly additionalFundingType?: string;
  /** Key of the disclosure for this rate. */
  readonly disclosureKey?: string;
}

/** Returns the tiers of rates, lowest balances first. */
export const lowestBalances = (rates: readonly GridRate[]): readonly Pick<GridRate, 'minimumBalance'>[] =>
  [...new Set(rates.map(({ minimumBalance }) => minimumBalance))]
    .toSorted((one, other) => one - other)
    .map((minimumBalance) => ({ minimumBalance }));

/** Returns the highest tier whose minimum balance a deposit reaches, if any. @param tiers lowest balances first. */
export const reachedTier = <Tier extends Pick<GridRate, 'minimumBalance'>>(
  tiers: readonly Tier[],
  deposit: number,
): Tier | undefined => tiers.findLast(({ minimumBalance }) => minimumBalance <= deposit);

/** A disclosure that must accompany a product's rates, as paragraphs of plain text. */
export interface RateDisclosure {
  readonly key: string;
  readonly paragraphs: readonly string[];
}

/** Returns an object with a field, or without it if its value is `undefined`. */
const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Readonly<Partial<Record<Key, Value>>>;

/** Reads a rate of an answer; `undefined` if it cannot be shown. */
export function readGridRate(productKey: string, value: unknown): GridRate | undefined {
  const fields = recordOf(value);
  const apr = percentOf(fields['apr'], 'deposit');
  const apy = percentOf(fields['apy'], 'deposit');
  if (apr === undefined || apy === undefined) return undefined;
  const hasTerm = fields['termInMonths'] !== undefined && fields['termInMonths'] !== null;
  const termInMonths = numberWithin(fields['termInMonths'], 1, 120);
  const minimumBalance = numberWithin(fields['minimumBalance'] ?? 0, 0, 1e9);
  const maximumBalance = numberWithin(fields['maximumBalance'], 0.01, 1e12);
  // A tier without all of its limits would not be the bank's offer.
  if (minimumBalance === undefined || (hasTerm && termInMonths === undefined)) return undefined;
  if (maximumBalance !== undefined && maximumBalance < minimumBalance) return undefined;
  return {
    productKey,
    apr,
    apy,
    tierDescription: trimmedText(fields['tierDescription']) ?? '',
    minimumBalance,
    ...optional('maximumBalance', maximumBalance),
    ...optional('termInMonths', termInMonths),
    ...optional('additionalFundingType', trimmedText(fields['additionalFundingType'])),
    ...optional('disclosureKey', trimmedText(fields['disclosureKey'])),
  };
}

/** Identifies a rate among those of all products. */
const placeOf = ({ productKey, termInMonths, minimumBalance }: GridRate) =>
  JSON.stringify([productKey, termInMonths, minimumBalance]);

/** Whether a rate is for everyone, however they fund the account. */
const isForEveryFunding = ({ additionalFundingType = 'any' }: GridRate) =>
  /^(?:any|none)$/i.test(additionalFundingType);

/**
 * Returns one rate for each product, term and tier: pages show it without a condition, so one for all kinds of funding
 * takes precedence. None where entries contradict each other.
 */
function withoutContradictions(rates: readonly GridRate[]): GridRate[] {
  const byPlace = groupBy(rates, placeOf);
  return [...byPlace.values()].flatMap((all) => {
    const forEveryone = all.filter(isForEveryFunding);
    const same = forEveryone.length === 0 ? all : forEveryone;
    const [first] = same;
    const agree = same.every(({ apr, apy }) => apr === first?.apr && apy === first.apy);
    return agree && first ? [first] : [];
  });
}

/** Returns the rates in a list of products that can be shown, in their order. */
function readProducts(products: unknown, ratesField: string): GridRate[] {
  const rates = listOf(products).flatMap((product) => {
    const fields = recordOf(product);
    const key = trimmedText(fields['productKey']);
    return key === undefined ? [] : listOf(fields[ratesField]).map((entry) => readGridRate(key, entry));
  });
  return withoutContradictions(rates.filter((rate) => rate !== undefined));
}

/** Returns the rates in `rateGrids` that can be shown, in their order. */
export const readRateGrids = (answer: unknown) => readProducts(recordOf(answer)['rateGrids'], 'rates');

/** Returns the higher rates for customers who qualify: the `cqbRates` of all entries in `bumpRates`. */
export const readBumpRates = (answer: unknown) => readProducts(recordOf(answer)['bumpRates'], 'cqbRates');

/** Returns the text of a service's HTML by paragraph. No tag from it reaches the page (SEC-02). */
function paragraphsOf(html: string): string[] {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, '')
    .split(/<\/?(?:p|div|li|ul|ol|h[1-6]|br)\b[^>]*>/i)
    .map((part) =>
      decodeEntities(part.replace(/<[^<>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Returns the disclosures that the rates refer to. */
export function disclosuresOf(
  disclosures: readonly RateDisclosure[],
  rates: readonly GridRate[],
): RateDisclosure[] {
  const keys = new Set(rates.map(({ disclosureKey }) => disclosureKey));
  return disclosures.filter(({ key }) => keys.has(key));
}

/** Maximum length of a disclosure; the longest real ones have a few thousand characters. */
const longestDisclosure = 20_000;

/**
 * Reads `disclosures.productSpecificDisclosures`: the disclosures for rates with their keys.
 *
 * @throws {Error} if one exceeds the maximum length.
 */
export function readDisclosures(answer: unknown): RateDisclosure[] {
  const { productSpecificDisclosures } = recordOf(recordOf(answer)['disclosures']);
  return listOf(productSpecificDisclosures).flatMap((entry) => {
    const { key, richText } = recordOf(entry);
    const name = trimmedText(key);
    const html = trimmedText(richText) ?? '';
    if (html.length > longestDisclosure) throw new Error('A disclosure is too long.');
    const paragraphs = paragraphsOf(html);
    return name === undefined || paragraphs.length === 0 ? [] : [{ key: name, paragraphs }];
  });
}
