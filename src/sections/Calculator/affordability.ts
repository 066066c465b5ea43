import { monthlyPayment } from '#lib/format/money.ts';
import type { Answer, Language, Refusal } from './Answer.ts';
import type { Numbers, Of } from './Calculator.schema.ts';
import { loanSchedule } from './loanAnswer.ts';

type Shares = Pick<Of<'affordability'>, 'housingShare' | 'debtShare'>;

/**
 * Calculates what a household may spend on a home each month: the lower of a share of its income for the home, and of a
 * share for all debts less the other debts. 28 and 36 percent are lenders’ traditional rules of thumb (CFPB,
 * “Debt-to-income calculator”); 12 CFR 1026.43(c) requires lenders to consider the ratio but sets none.
 *
 * @param income dollars a year before taxes.
 * @param debts dollars a month.
 * @returns dollars a month for principal, interest, taxes and insurance; may be below 0.
 */
export function housingBudget(income: number, debts: number, { housingShare, debtShare }: Shares): number {
  const monthly = income / 12;
  return Math.min((monthly * housingShare) / 100, (monthly * debtShare) / 100 - debts);
}

/**
 * Calculates the price whose payment, taxes and insurance use up a monthly budget: (budget − insurance + down × f) / (f +
 * taxes), where f is the payment for a dollar (CALC-01).
 *
 * @param budget dollars a month.
 * @returns dollars; not above the down payment if nothing can be borrowed.
 */
export function homePrice(budget: number, numbers: Numbers<'affordability'>): number {
  const { downPayment, rate, years, taxes, insurance } = numbers;
  const perDollar = monthlyPayment(1, rate, years * 12) ?? 0;
  return (budget - insurance / 12 + downPayment * perDollar) / (perDollar + taxes / 100 / 12);
}

/** Answers what a home may cost. */
export function affordabilityAnswer(
  numbers: Numbers<'affordability'>,
  language: Language,
  shares: Shares,
): Answer | Refusal {
  const { income, debts, downPayment, rate, years, taxes, insurance } = numbers;
  const { word, whole } = language;
  const budget = housingBudget(income, debts, shares);
  const price = homePrice(budget, numbers);
  const loan = price - downPayment;
  const payment = monthlyPayment(loan, rate, years * 12);
  if (payment === undefined) return { refusal: word('nothingLeft') };
  const { interest: _all, ...schedule } = loanSchedule(loan, rate, years, language);
  return {
    label: word('homePrice'),
    figure: whole(price),
    sentence: word('affordabilitySentence', {
      budget: whole(budget),
      share: shares.housingShare,
      debtShare: shares.debtShare,
      loan: whole(loan),
    }),
    parts: [
      { term: word('principalAndInterest'), dollars: payment },
      { term: word('taxesAndInsurance'), dollars: (price * taxes) / 100 / 12 + insurance / 12 },
      { term: word('otherDebts'), dollars: debts },
    ],
    ...schedule,
    amount: loan,
  };
}
