import { rateProgram } from '#behaviours/rateProgram.ts';
import { askOnce } from '#data/askOnce.ts';
import { cashOutQuery, cashOutTerms } from '#data/cashOutRefinanceRates.ts';

/** The APR of each term where the visitor lives (RATE-03): a call for each, and a term without an answer has no rate. */
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
