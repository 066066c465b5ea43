import { rateProgram } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { cashOutQuery, cashOutTerms } from '#data/cashOutRefinanceRates.ts';

/**
 * The APR of each term for the visitor's zip code (RATE-03), with one call per term. A term without an answer shows its
 * rate as unavailable.
 */
export const behaviour = rateProgram({
  byZipCode: true,
  ask: async (visitor, root) => {
    const terms = cashOutTerms.filter((years) => root.querySelector(`[data-rate="${years}"]`));
    const answers = await Promise.allSettled(
      terms.map((termInYears) => askOnce(cashOutQuery({ ...visitor, termInYears }))),
    );
    const arrived = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find(({ status }) => status === 'rejected');
    if (arrived.length === 0 && failed?.status === 'rejected') throw failed.reason;
    const rates = arrived.flatMap((answer) => answer.rates);
    return {
      figures: new Map(rates.map(({ termInYears, apr }) => [String(termInYears), apr])),
      effectiveDate: arrived
        .flatMap(({ effectiveDate }) => effectiveDate ?? [])
        .toSorted()
        .at(-1),
    };
  },
});
