import { personalLineQuery } from '#data/personalLineRates.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';

/** The APR of each tier where a visitor lives (RATE-11), by the tier's description. */
export async function liveRates(visitor: RateVisitor): Promise<LiveFigures> {
  const { rates, effectiveDate } = await visitor.ask(personalLineQuery(visitor));
  const figures = new Map(
    rates.map(({ tierDescription, calculatedApr }) => [tierDescription, calculatedApr]),
  );
  return { figures, effectiveDate };
}
