import { affordabilityAnswer } from './affordability.ts';
import type { Answer, Language, Refusal } from './Answer.ts';
import type { Calculation } from './Calculator.schema.ts';
import { cardAnswer } from './cardPayoff.ts';
import { ladderAnswer } from './cdLadder.ts';
import { loanAnswer } from './loanAnswer.ts';
import { savingsAnswer } from './savingsGoal.ts';

/** @param numbers one for each field of the calculation, within its bounds. */
export function answerOf(
  calculation: Calculation,
  numbers: Readonly<Record<string, number>>,
  language: Language,
): Answer | Refusal {
  // The schema gives each formula its fields.
  const given = numbers as never;
  switch (calculation.formula) {
    case 'monthly-payment':
      return loanAnswer(given, language);
    case 'savings-goal':
      return savingsAnswer(given, language);
    case 'cd-ladder':
      return ladderAnswer(given, language, calculation);
    case 'affordability':
      return affordabilityAnswer(given, language, calculation);
    case 'card-payoff':
      return cardAnswer(given, language, calculation);
  }
}
