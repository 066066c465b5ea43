import { depositRatesQuery, type DepositRates } from '#data/depositRates.ts';
import { arrivedAnswers } from '#data/rateCall.ts';
import type { GridRate } from '#data/rateGrid.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';
import type { Props } from './DepositRatesTable.schema.ts';

/** Returns the name of the figure for a tier's rate. */
export const figureName = (productKey: string, minimumBalance: number, kind: 'rate' | 'apy' | 'bump') =>
  `${productKey} ${minimumBalance} ${kind}`;

export interface DepositFigures extends LiveFigures {
  readonly byProduct: ReadonlyMap<string, DepositRates>;
}

/** A row of the table: a balance tier of a product. */
interface BalanceRow {
  readonly productKey: string;
  readonly minimumBalance: number;
  /** Absent if there is no limit. */
  readonly maximumBalance?: number | undefined;
}

/** What the section asks the service. */
export interface DepositQuestion {
  readonly isBusiness: boolean;
  readonly rows: readonly BalanceRow[];
}

export const questionOf = ({
  products,
  audience,
}: Pick<Props, 'products' | 'audience'>): DepositQuestion => ({
  isBusiness: audience === 'business',
  rows: products.flatMap(({ productKey, tiers }) =>
    tiers.map(({ minimumBalance, maximumBalance }) => ({ productKey, minimumBalance, maximumBalance })),
  ),
});

/** The rate that applies to every balance of a tier. */
function rateOf(
  rates: readonly GridRate[],
  { minimumBalance: min, maximumBalance: max = Infinity }: BalanceRow,
) {
  return rates.find(
    ({ minimumBalance, maximumBalance = Infinity }) => minimumBalance <= min && maximumBalance >= max,
  );
}

/** Requests each product. Leaves out those that have no answer; throws only if none has one. */
async function askProducts({ rows, isBusiness }: DepositQuestion, visitor: RateVisitor) {
  const productKeys = [...new Set(rows.map(({ productKey }) => productKey))];
  const ask = async (productKey: string) =>
    [productKey, await visitor.ask(depositRatesQuery({ ...visitor, productKey, isBusiness }))] as const;
  return new Map<string, DepositRates>(await arrivedAnswers(productKeys.map(ask)));
}

/**
 * Loads the rates of the rows for the visitor's zip code (RATE-04). Products without an answer keep the page's dated
 * rates (RATE-07).
 *
 * @throws {Error} if no product has an answer.
 */
export async function liveRates(question: DepositQuestion, visitor: RateVisitor): Promise<DepositFigures> {
  const byProduct = await askProducts(question, visitor);
  const figures = new Map<string, number>();
  const dated = new Set<string>();
  for (const row of question.rows) {
    const { productKey, minimumBalance } = row;
    const name = (kind: 'rate' | 'apy' | 'bump') => figureName(productKey, minimumBalance, kind);
    const answer = byProduct.get(productKey);
    if (!answer) for (const kind of ['rate', 'apy', 'bump'] as const) dated.add(name(kind));
    const rate = rateOf(answer?.rates ?? [], row);
    const bump = rateOf(answer?.bumpRates ?? [], row);
    if (rate) figures.set(name('rate'), rate.apr).set(name('apy'), rate.apy);
    if (bump) figures.set(name('bump'), bump.apy);
  }
  const datesByProduct = new Map(
    [...byProduct].flatMap(([key, { effectiveDate }]) =>
      effectiveDate === undefined ? [] : [[key, effectiveDate] as const],
    ),
  );
  const days = new Set([...byProduct.keys()].map((key) => datesByProduct.get(key)));
  // Products of different days state their own (RATE-15).
  return {
    byProduct,
    figures,
    dated,
    datesByProduct,
    effectiveDate: days.size === 1 ? [...days][0] : undefined,
  };
}
