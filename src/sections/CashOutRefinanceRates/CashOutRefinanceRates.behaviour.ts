import { rateProgram } from '#behaviours/rateProgram.ts';
import { cashOutTerms } from '#data/cashOutRefinanceRates.ts';
import { liveRates } from './liveRates.ts';

/** The APR of each term where the visitor lives (RATE-03). */
export const behaviour = rateProgram({
  byZipCode: true,
  ask: (visitor, root) =>
    liveRates(
      cashOutTerms.filter((years) => root.querySelector(`[data-rate="${years}"]`)),
      visitor,
    ),
});
