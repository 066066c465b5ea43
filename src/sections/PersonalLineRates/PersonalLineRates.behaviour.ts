import { rateProgram } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { personalLineQuery } from '#data/personalLineRates.ts';

/** The APR of each tier for the visitor's zip code (RATE-11). */
export const behaviour = rateProgram({
  byZipCode: true,
  ask: async (visitor) => {
    const { rates, effectiveDate } = await askOnce(personalLineQuery(visitor));
    const figures = new Map(
      rates.map(({ tierDescription, calculatedApr }) => [tierDescription, calculatedApr]),
    );
    return { figures, effectiveDate };
  },
});
