import { mortgageRatesQuery, type MortgageRate, type MortgagePurpose } from '#data/mortgageRates.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';

export interface MortgageFigures extends LiveFigures {
  readonly rates: readonly MortgageRate[];
}

export interface MortgageQuestion {
  readonly purpose: MortgagePurpose;
  /** State name, such as `Maine`. */
  readonly state: string;
  readonly productionOrigin?: string | undefined;
  /** Hostname of the page. Empty on the server, which requests its own service. */
  readonly hostname: string;
}

/** Loads the rates of a state (RATE-12) by product. Without rates for the state, `figures` is empty. */
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
