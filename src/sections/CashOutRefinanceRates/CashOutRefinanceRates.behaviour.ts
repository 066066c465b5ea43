import { rateProgram } from '#behaviours/rateProgram.ts';

/** The APR of each term where the visitor lives (RATE-03). */
export const behaviour = rateProgram({
  byZipCode: true,
  ask: async (visitor, root) => {
    const { liveRates } = await import('./liveRates.ts');
    const figures = [...root.querySelectorAll<HTMLElement>('[data-rate]')];
    return liveRates(
      figures.map(({ dataset }) => Number(dataset['rate'])),
      visitor,
    );
  },
});
