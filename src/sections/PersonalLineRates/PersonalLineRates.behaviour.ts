import { rateProgram } from '#behaviours/rateProgram.ts';
import { liveRates } from './liveRates.ts';

/** The APR of each tier for the visitor's zip code (RATE-11). */
export const behaviour = rateProgram({
  byZipCode: true,
  ask: liveRates,
});
