import { mortgageRatesQuery, type MortgageRate, type MortgagePurpose } from '#data/mortgageRates.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';

export interface MortgageFigures extends LiveFigures {
  readonly rates: readonly MortgageRate[];
}

export interface MortgageQuestion {
  readonly purpose: MortgagePurpose;
  /** Name of a state, such as `Maine`. */
  readonly state: string;
  readonly productionOrigin?: string | undefined;
  /** Of the page; empty on the server, which asks itself. */
  readonly hostname: string;
}

/** The rates of a state (RATE-12), by product; no figures where it has none. */
export async function liveRates(
  { state, ...question }: MortgageQuestion,
  { ask, maxAgeDays }: RateVisitor,
): Promise<MortgageFigures> {
  const { byState, effectiveDate } = await ask(mortgageRatesQuery({ ...question, maxAgeDays }));
  const rates = byState.get(state) ?? [];
  const figures = new Map<string, number>();
  for (const { product, rate, apr } of rates) figures.set(`${product} rate`, rate).set(`${product} apr`, apr);
  return { rates, figures, effectiveDate };
}
