import { loanYears } from '#lib/format/loanYears.ts';
import { monthlyPayment } from '#lib/format/money.ts';
import { type Answer, type Language, type Refusal, sum } from './Answer.ts';
import type { Numbers } from './Calculator.schema.ts';

/** The picture and the schedule of a loan by year. `rate` is above 0, so that there is a payment. */
export function loanSchedule(loan: number, rate: number, years: number, { word, whole }: Language) {
  const schedule = loanYears(loan, rate, years);
  const paid = schedule.map(({ principal, interest }) => [principal, interest]);
  return {
    interest: sum(schedule.map(({ interest }) => interest)),
    columns: paid,
    columnsAre: word('byYear'),
    table: {
      head: [word('year'), word('principal'), word('interest'), word('balance')],
      rows: schedule.map(({ year, principal, interest, balance }) => [
        String(year),
        ...[principal, interest, Math.max(balance, 0)].map(whole),
      ]),
    },
  };
}

/** Answers what a loan costs a month: principal, interest (CALC-01), and a twelfth of the taxes and the insurance. */
export function loanAnswer(numbers: Numbers<'monthly-payment'>, language: Language): Answer | Refusal {
  const { amount, downPayment = 0, rate, years, taxes = 0, insurance = 0 } = numbers;
  const { word, dollars, whole } = language;
  const loan = amount - downPayment;
  const payment = monthlyPayment(loan, rate, years * 12);
  if (payment === undefined) return { refusal: word('nothingBorrowed') };
  const { interest, ...schedule } = loanSchedule(loan, rate, years, language);
  const added = (taxes + insurance) / 12;
  return {
    label: word('monthlyPayment'),
    figure: dollars(payment + added),
    sentence: word(added > 0 ? 'loanWithTaxes' : 'loanSentence', {
      loan: whole(loan),
      interest: whole(interest),
      payment: dollars(payment),
      added: dollars(added),
      duration: language.duration(years * 12),
    }),
    parts: [
      { term: word('principal'), dollars: loan },
      { term: word('interest'), dollars: interest },
    ],
    ...schedule,
    amount: loan,
  };
}
