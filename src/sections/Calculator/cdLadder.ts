import { grownBy } from '#lib/format/depositGrowth.ts';
import { formatPercent } from '#lib/format/money.ts';
import { type Answer, type Language, sum } from './Answer.ts';
import type { Numbers, Of } from './Calculator.schema.ts';

interface Rung {
  readonly months: number;
  /** Percent a year. */
  readonly apy: number;
}

/**
 * Divides a deposit equally among certificates, and calculates what each earns until it matures (see `grownBy`).
 *
 * @param deposit dollars in all.
 * @returns dollars of each rung.
 */
export function ladder(deposit: number, rungs: readonly Rung[]) {
  const share = deposit / rungs.length;
  return rungs.map(({ months, apy }) => ({
    months,
    apy,
    deposit: share,
    interest: share * (grownBy(apy, months) - 1),
  }));
}

/** Answers what a ladder earns until each certificate has matured once. */
export function ladderAnswer(
  { deposit }: Numbers<'cd-ladder'>,
  language: Language,
  { rungs }: Pick<Of<'cd-ladder'>, 'rungs'>,
): Answer {
  const { word, dollars, whole } = language;
  const steps = ladder(deposit, rungs);
  const interest = sum(steps.map((step) => step.interest));
  return {
    label: word('ladderEarns'),
    figure: dollars(interest),
    sentence: word('ladderSentence', {
      count: rungs.length,
      share: whole(deposit / rungs.length),
      first: language.duration(rungs[0]?.months ?? 0),
      last: language.duration(rungs.at(-1)?.months ?? 0),
    }),
    parts: [
      { term: word('deposit'), dollars: deposit },
      { term: word('interest'), dollars: interest },
    ],
    columns: steps.map((step) => [step.deposit, step.interest]),
    columnsAre: word('byRung'),
    table: {
      head: [word('matures'), word('apy'), word('deposit'), word('interest'), word('atMaturity')],
      rows: steps.map((step) => [
        language.duration(step.months),
        formatPercent(step.apy),
        dollars(step.deposit),
        dollars(step.interest),
        dollars(step.deposit + step.interest),
      ]),
    },
    amount: deposit / rungs.length,
  };
}
