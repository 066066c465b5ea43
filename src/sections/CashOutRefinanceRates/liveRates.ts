import { cashOutQuery, cashOutTerms } from '#data/cashOutRefinanceRates.ts';
import { arrivedAnswers, commonDate } from '#data/rateCall.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';
import type { Props } from './CashOutRefinanceRates.schema.ts';

/** What the section asks the service. */
export interface CashOutQuestion {
  /** Years. Others than `cashOutTerms` have no rate. */
  readonly terms: readonly number[];
}

export const questionOf = ({ terms }: Pick<Props, 'terms'>): CashOutQuestion => ({
  terms: terms.map(({ years }) => years),
});

/**
 * Loads the APR of each term for the visitor's zip code (RATE-03), one request per term. A term whose request fails has
 * no rate.
 */
export async function liveRates({ terms }: CashOutQuestion, visitor: RateVisitor): Promise<LiveFigures> {
  const answers = await arrivedAnswers(
    cashOutTerms
      .filter((years) => terms.includes(years))
      .map((termInYears) => visitor.ask(cashOutQuery({ ...visitor, termInYears }))),
  );
  const rates = answers.flatMap((answer) => answer.rates);
  return {
    figures: new Map(rates.map(({ termInYears, apr }) => [String(termInYears), apr])),
    effectiveDate: commonDate(answers),
  };
}
