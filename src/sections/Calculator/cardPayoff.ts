import { type Answer, type Language, type Refusal, sum } from './Answer.ts';
import type { Numbers, Of } from './Calculator.schema.ts';

/** A month of paying off a card, in dollars. */
interface Month {
  readonly principal: number;
  readonly interest: number;
  /** What is still owed at its end. */
  readonly balance: number;
}

/** No debt is followed for longer: a hundred years. */
const mostMonths = 1200;

/**
 * Pays off a balance without new purchases, month by month. A month’s interest is the balance × APR / 12, as in the
 * estimates of repayment on statements (12 CFR 1026, Appendix M1).
 *
 * @param balance dollars, above 0.
 * @param apr percent a year.
 * @param paymentFor returns the dollars that are paid for a balance and its interest.
 * @returns the months until it is paid; `undefined` if a payment does not cover the interest, or it takes 100 years.
 */
export function payOff(
  balance: number,
  apr: number,
  paymentFor: (balance: number, interest: number) => number,
): readonly Month[] | undefined {
  const months: Month[] = [];
  let owed = balance;
  while (owed > 0.005) {
    const interest = (owed * apr) / 100 / 12;
    const principal = Math.min(owed, paymentFor(owed, interest) - interest);
    if (principal <= 0 || months.length === mostMonths) return undefined;
    owed -= principal;
    months.push({ principal, interest, balance: Math.max(owed, 0) });
  }
  return months;
}

const interestOf = (months: readonly Month[]) => sum(months.map(({ interest }) => interest));

/** Sums up each twelve months. */
function byYear(months: readonly Month[]): Month[] {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, year) => {
    const ofYear = months.slice(year * 12, year * 12 + 12);
    return {
      principal: sum(ofYear.map((month) => month.principal)),
      interest: interestOf(ofYear),
      balance: ofYear.at(-1)?.balance ?? 0,
    };
  });
}

/** Answers when a card is paid off, and how much later with the minimum payment. */
export function cardAnswer(
  { balance, rate, payment }: Numbers<'card-payoff'>,
  language: Language,
  { minimum }: Pick<Of<'card-payoff'>, 'minimum'>,
): Answer | Refusal {
  const { word, dollars, whole } = language;
  const months = payOff(balance, rate, () => payment);
  const firstInterest = (balance * rate) / 100 / 12;
  if (!months || months.length === 0)
    return {
      refusal: word('neverPaid', { payment: dollars(payment), interest: dollars(firstInterest) }),
    };
  const interest = interestOf(months);
  const least = payOff(balance, rate, (owed, due) =>
    Math.max(minimum.dollars, due + (owed * minimum.percent) / 100),
  );
  const schedule = byYear(months);
  return {
    label: word('paidOffIn'),
    figure: language.duration(months.length),
    sentence: [
      word('cardSentence', { interest: whole(interest), payment: dollars(payment) }),
      least
        ? word('minimumSentence', {
            duration: language.duration(least.length),
            interest: whole(interestOf(least)),
          })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    parts: [
      { term: word('cardBalance'), dollars: balance },
      { term: word('interest'), dollars: interest },
    ],
    columns: schedule.map((year) => [year.principal, year.interest]),
    columnsAre: word('byYear'),
    table: {
      head: [word('year'), word('principal'), word('interest'), word('balance')],
      rows: schedule.map((year, index) => [
        String(index + 1),
        ...[year.principal, year.interest, year.balance].map(whole),
      ]),
    },
    amount: balance,
  };
}
