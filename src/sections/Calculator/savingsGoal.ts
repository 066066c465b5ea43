import { depositGrowth, grownBy } from '#lib/format/depositGrowth.ts';
import type { Answer, Language } from './Answer.ts';
import type { Numbers } from './Calculator.schema.ts';

/**
 * Calculates what must be added at the end of each month to reach a goal: (goal − deposit × m^n) × (m − 1) / (m^n − 1),
 * the future value of an annuity, where m is what a month multiplies by (see `grownBy`) and n the months.
 *
 * @param goal dollars.
 * @param deposit dollars on the first day.
 * @param apy percent a year, 0 or more.
 * @param years whole years, above 0.
 * @returns dollars a month; 0 if the deposit reaches the goal alone.
 */
export function monthlySaving(goal: number, deposit: number, apy: number, years: number): number {
  const month = grownBy(apy, 1);
  const grown = grownBy(apy, years * 12);
  const additions = month === 1 ? years * 12 : (grown - 1) / (month - 1);
  return Math.max(0, (goal - deposit * grown) / additions);
}

/** Answers what to save each month for a goal. */
export function savingsAnswer(numbers: Numbers<'savings-goal'>, language: Language): Answer {
  const { goal, deposit, apy, years } = numbers;
  const { word, dollars, whole } = language;
  const monthly = monthlySaving(goal, deposit, apy, years);
  const growth = depositGrowth(deposit, monthly, apy, years);
  const { paidIn, interest } = growth.at(-1) ?? { paidIn: 0, interest: 0 };
  return {
    label: word('saveMonthly'),
    figure: dollars(monthly),
    sentence: word(monthly === 0 ? 'savedAlready' : 'savingsSentence', {
      duration: language.duration(years * 12),
      total: whole(paidIn + interest),
      paidIn: whole(paidIn),
      interest: whole(interest),
    }),
    parts: [
      { term: word('paidIn'), dollars: paidIn },
      { term: word('interest'), dollars: interest },
    ],
    columns: growth.map((year) => [year.paidIn, year.interest]),
    columnsAre: word('byYear'),
    table: {
      head: [word('year'), word('paidIn'), word('interest'), word('balance')],
      rows: growth.map((year) => [
        String(year.year),
        ...[year.paidIn, year.interest, year.paidIn + year.interest].map(whole),
      ]),
    },
    amount: deposit,
  };
}
