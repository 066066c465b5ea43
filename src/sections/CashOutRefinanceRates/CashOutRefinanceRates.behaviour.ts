import { rateProgram } from '#behaviours/rateProgram.ts';
import type { LiveFigures } from '#lib/visitor/LiveRates.ts';
import type { CashOutQuestion } from './liveRates.ts';

/** The APR of each term where the visitor lives (RATE-03). */
export const behaviour = rateProgram<CashOutQuestion, LiveFigures>({
  byZipCode: true,
  ask: async (question, visitor) => {
    const { liveRates } = await import('./liveRates.ts');
    return liveRates(question, visitor);
  },
});
