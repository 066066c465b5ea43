import { personalLineQuery } from '#data/personalLineRates.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';

/** Loads the APR of each tier for the visitor's zip code (RATE-11), by tier description. */
export async function liveRates(visitor: RateVisitor): Promise<LiveFigures> {
  const { rates, effectiveDate } = await visitor.ask(personalLineQuery(visitor));
  const figures = new Map(
    rates.map(({ tierDescription, calculatedApr }) => [tierDescription, calculatedApr]),
  );
  return { figures, effectiveDate };
}
