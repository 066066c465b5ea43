import { rateProgram } from '#behaviours/rateProgram.ts';

/** The APR of each tier for the visitor's zip code (RATE-11). */
export const behaviour = rateProgram({
  byZipCode: true,
  ask: async (_question, visitor) => {
    const { liveRates } = await import('./liveRates.ts');
    return liveRates(visitor);
  },
});
