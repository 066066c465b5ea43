import { mortgageRatesQuery, type MortgageRate, type MortgagePurpose } from '#data/mortgageRates.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';

/** The figures of a loan. */
export const mortgageFigures = ['rate', 'apr'] as const;

/** Returns the name of a loan's figure. */
export const figureName = (product: string, kind: (typeof mortgageFigures)[number]) => `${product} ${kind}`;

export interface MortgageFigures extends LiveFigures {
  readonly rates: readonly MortgageRate[];
}

/** What the section asks the service. */
export interface MortgageQuestion {
  readonly purpose: MortgagePurpose;
  readonly productionOrigin?: string | undefined;
}

interface StateQuestion extends MortgageQuestion {
  /** State name, such as `Maine`. */
  readonly state: string;
  /** Hostname of the page. Empty on the server, which requests its own service. */
  readonly hostname: string;
}

/** Loads the rates of a state (RATE-12) by product. Without rates for the state, `figures` is empty. */
export async function liveRates(
  { state, ...question }: StateQuestion,
  { ask, maxAgeDays }: RateVisitor,
): Promise<MortgageFigures> {
  const { byState, effectiveDate } = await ask(mortgageRatesQuery({ ...question, maxAgeDays }));
  const rates = byState.get(state) ?? [];
  const figures = new Map(
    rates.flatMap(({ product, ...rate }) =>
      mortgageFigures.map((kind) => [figureName(product, kind), rate[kind]] as const),
    ),
  );
  return { rates, figures, effectiveDate };
}
