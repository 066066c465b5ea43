import { groupBy } from '#lib/values/groupBy.ts';
import { recordOf, listOf, numberWithin, percentOf, trimmedText } from './rateAnswer.ts';

/** One rate of a deposit product (RATE-05); rates are percent a year, balances dollars. */
export interface GridRate {
  readonly productKey: string;
  readonly apr: number;
  readonly apy: number;
  readonly tierDescription: string;
  readonly minimumBalance: number;
  /** Absent where the tier has no upper end. */
  readonly maximumBalance?: number;
  /** Absent for accounts without a term. */
  readonly termInMonths?: number;
  readonly additionalFundingType?: string;
  /** Key of the disclosure that goes with it. */
  readonly disclosureKey?: string;
}

/** What must be said beside the rates of a product: paragraphs of plain text. */
export interface RateDisclosure {
  readonly key: string;
  readonly paragraphs: readonly string[];
}

/** A field that is only there when it has a value. */
const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Readonly<Partial<Record<Key, Value>>>;

/** A rate of an answer; `undefined` when it cannot be shown. */
export function readGridRate(productKey: string, value: unknown): GridRate | undefined {
  const fields = recordOf(value);
  const apr = percentOf(fields['apr'], 'deposit');
  const apy = percentOf(fields['apy'], 'deposit');
  if (apr === undefined || apy === undefined) return undefined;
  const hasTerm = fields['termInMonths'] !== undefined && fields['termInMonths'] !== null;
  const termInMonths = numberWithin(fields['termInMonths'], 1, 120);
  const minimumBalance = numberWithin(fields['minimumBalance'] ?? 0, 0, 1e9);
  const maximumBalance = numberWithin(fields['maximumBalance'], 0.01, 1e12);
  // Half a tier would be another offer than the bank's.
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

/** What tells a rate of a product from its others. */
const placeOf = ({ productKey, termInMonths, minimumBalance, additionalFundingType }: GridRate) =>
  JSON.stringify([productKey, termInMonths, minimumBalance, additionalFundingType]);

/** Leaves out rates that the answer contradicts: the same place with another rate. */
function withoutContradictions(rates: readonly GridRate[]): GridRate[] {
  const byPlace = groupBy(rates, placeOf);
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same;
    const agree = same.every(({ apr, apy }) => apr === first?.apr && apy === first.apy);
    return agree && first ? [first] : [];
  });
}

/** The rates of `rateGrids` that can be shown, in their order. */
export function readRateGrids(answer: unknown): GridRate[] {
  const rates = listOf(recordOf(answer)['rateGrids']).flatMap((grid) => {
    const { productKey, rates: entries } = recordOf(grid);
    const key = trimmedText(productKey);
    return key === undefined ? [] : listOf(entries).map((entry) => readGridRate(key, entry));
  });
  return withoutContradictions(rates.filter((rate) => rate !== undefined));
}

/** Better rates for customers who qualify: the `cqbRates` of every entry of `bumpRates`. */
export function readBumpRates(answer: unknown): GridRate[] {
  const rates = listOf(recordOf(answer)['bumpRates']).flatMap((bump) => {
    const { productKey, cqbRates } = recordOf(bump);
    const key = trimmedText(productKey);
    return key === undefined ? [] : listOf(cqbRates).map((entry) => readGridRate(key, entry));
  });
  return withoutContradictions(rates.filter((rate) => rate !== undefined));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
};

/** The words of upstream HTML by paragraph: no tag of it reaches the page (SEC-02). */
function paragraphsOf(html: string): string[] {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, '')
    .split(/<\/?(?:p|div|li|ul|ol|h[1-6]|br)\b[^>]*>/i)
    .map((part) =>
      part
        .replace(/<[^<>]*>/g, '')
        .replace(/&(#39|[a-z]+);/g, (whole, name: string) =>
          Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
        )
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Characters of one disclosure; the longest have some thousands. */
const longestDisclosure = 20_000;

/**
 * `disclosures.productSpecificDisclosures`: what stands beside the rates that name their keys.
 *
 * @throws {Error} when one is too long to be one.
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
