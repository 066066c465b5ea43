import { describe, expect, test } from 'vitest';
import { monthlyPayment } from '#lib/format/money.ts';
import { affordabilityAnswer, homePrice, housingBudget } from './affordability.ts';
import { Language } from './Answer.ts';
import { answerOf } from './answerOf.ts';
import { schema } from './Calculator.schema.ts';
import { words } from './Calculator.words.ts';
import { calculatorExamples } from './Calculator.examples.ts';
import { payOff } from './cardPayoff.ts';
import { ladder } from './cdLadder.ts';
import { depositGrowth } from '#lib/format/depositGrowth.ts';
import { fill } from '#lib/format/fill.ts';
import { monthlySaving } from './savingsGoal.ts';
import { fieldsOf, initialTyped, mistakeIn, typedIn } from './typedNumbers.ts';

const english = new Language((key, parameters) => fill(words.en[key], parameters), 'en');
const calculationOf = (example: keyof typeof calculatorExamples) =>
  schema.parse(calculatorExamples[example]).calculation;
const numbersOf = (example: keyof typeof calculatorExamples) =>
  Object.fromEntries(fieldsOf(calculationOf(example)).map(({ name, initial }) => [name, initial]));
const answerFor = (
  example: keyof typeof calculatorExamples,
  changes: Readonly<Record<string, number>> = {},
) => answerOf(calculationOf(example), { ...numbersOf(example), ...changes }, english);

describe('savings goal', () => {
  test('without interest it is the rest divided by the months', () => {
    expect(monthlySaving(12_000, 0, 0, 1)).toBe(1000);
    expect(monthlySaving(12_000, 6000, 0, 1)).toBe(500);
  });

  // The textbook annuity: $100 a month at half a percent a month is $1,233.56 after a year; (1.005)^12 is 1.0616778.
  test('with interest it is the textbook annuity', () => {
    expect(monthlySaving(1233.56, 0, 6.16778, 1)).toBeCloseTo(100, 2);
  });

  test('what it says to save reaches the goal', () => {
    const monthly = monthlySaving(20_000, 2000, 2.28, 4);
    const { paidIn, interest } = depositGrowth(2000, monthly, 2.28, 4).at(-1) ?? { paidIn: 0, interest: 0 };
    expect(paidIn + interest).toBeCloseTo(20_000, 6);
  });

  test('a deposit that grows to the goal needs nothing more', () => {
    expect(monthlySaving(1000, 1000, 1, 1)).toBe(0);
    expect(answerFor('savings', { goal: 1000 })).toMatchObject({ figure: '$0.00' });
  });
});

test('a ladder divides the deposit, and each rung earns its yield until it matures', () => {
  const rungs = ladder(3000, [
    { months: 6, apy: 4.04 },
    { months: 12, apy: 4 },
    { months: 24, apy: 5 },
  ]);
  expect(rungs.map(({ deposit }) => deposit)).toEqual([1000, 1000, 1000]);
  expect(rungs.map(({ interest }) => Number(interest.toFixed(2)))).toEqual([20, 40, 102.5]);
});

describe('affordability', () => {
  const shares = { housingShare: 28, debtShare: 36 };
  const numbers = {
    income: 120_000,
    debts: 500,
    downPayment: 60_000,
    rate: 6.5,
    years: 30,
    taxes: 1.2,
    insurance: 1800,
  };

  test('the lower of the two shares counts', () => {
    // Of $10,000 a month 28 percent are $2,800, and 36 percent less the debts $3,100 or $2,600.
    expect(housingBudget(120_000, 500, shares)).toBeCloseTo(2800, 9);
    expect(housingBudget(120_000, 1000, shares)).toBeCloseTo(2600, 9);
  });

  test('payment, taxes and insurance of the price are the budget', () => {
    const price = homePrice(2800, numbers);
    expect(price).toBeCloseTo(413_792, -1);
    const payment = monthlyPayment(price - 60_000, 6.5, 360) ?? 0;
    expect(payment + (price * 0.012) / 12 + 150).toBeCloseTo(2800, 6);
  });

  // Published tables of payments: $6.3207 a month for each $1,000 at 6.5% over 30 years.
  test('without taxes and insurance it is the table of payments', () => {
    const price = homePrice(632.07, { ...numbers, downPayment: 0, taxes: 0, insurance: 0 });
    expect(price).toBeCloseTo(100_000, -1);
  });

  test('debts above their share leave no loan, in words', () => {
    expect(affordabilityAnswer({ ...numbers, debts: 3600 }, english, shares)).toEqual({
      refusal: words.en.nothingLeft,
    });
  });
});

describe('card payoff', () => {
  test('a fixed payment takes the months of the closed formula', () => {
    // -ln(1 - 1000 × 0.015 / 100) / ln(1.015) is 10.92.
    const months = payOff(1000, 18, () => 100) ?? [];
    expect(months).toHaveLength(11);
    const paid = months.reduce((total, { principal, interest }) => total + principal + interest, 0);
    expect(paid).toBeGreaterThan(1000 + 90);
    expect(paid).toBeLessThan(1100);
    expect(months.at(-1)?.balance).toBe(0);
  });

  test('interest and one percent a month leave 0.99 of the balance each month', () => {
    const months = payOff(10_000, 24, (owed, interest) => Math.max(25, interest + owed * 0.01)) ?? [];
    expect(months[11]?.balance).toBeCloseTo(10_000 * 0.99 ** 12, 6);
    expect(months.at(-1)?.balance).toBe(0);
  });

  test('a payment that only covers the interest never pays it off, in words', () => {
    expect(payOff(10_000, 24, () => 200)).toBeUndefined();
    expect(payOff(10_000, 24, () => 200.01)).toBeDefined();
    expect(JSON.stringify(answerFor('never'))).toContain('never pays off this balance');
  });
});

describe('loan payment', () => {
  test('CALC-01 it is principal and interest, and a twelfth of taxes and insurance', () => {
    // $300,000 at 6.5% over 30 years is $1,896.20; $6,300 a year is $525 a month.
    expect(answerFor('default')).toMatchObject({ figure: '$2,421.20', amount: 300_000 });
    expect(answerFor('default', { taxes: 0, insurance: 0 })).toMatchObject({ figure: '$1,896.20' });
  });

  test('a down payment of the whole price is told in words', () => {
    expect(answerFor('default', { downPayment: 375_000 })).toEqual({
      refusal: words.en.nothingBorrowed,
    });
  });
});

describe('fields', () => {
  const calculation = calculationOf('default');
  const fields = fieldsOf(calculation);
  const mistakes = (name: string, text: string) => {
    const field = fields.find((one) => one.name === name);
    return field && mistakeIn(field, { ...initialTyped(fields), [name]: text }, english);
  };

  test.each(Object.keys(calculatorExamples) as (keyof typeof calculatorExamples)[])(
    'the example %s has no mistake, and what is shown can be read again',
    (example) => {
      const own = fieldsOf(calculationOf(example));
      const typed = initialTyped(own);
      expect(own.map((field) => mistakeIn(field, typed, english)).join('')).toBe('');
      expect(typedIn(new URLSearchParams(typed), own)).toEqual(typed);
    },
  );

  test.each([
    ['amount', '', 'Enter a number'],
    ['amount', 'ten', 'Use digits, such as 375,000'],
    ['amount', '375.000', 'Use digits, such as 375,000'],
    ['amount', '49,999', 'Enter $50,000 to $2,000,000'],
    ['amount', '$400,000', ''],
    ['rate', '1,5', 'Use digits, such as 6.50'],
    ['rate', '6.125', ''],
    ['rate', '6.1255', 'Use at most three decimals, such as 6.50'],
    ['rate', '0', 'Enter 1.00% to 15.00%'],
    ['rate', '6.25%', ''],
    ['years', '12.5', 'Enter a whole number, such as 30'],
    ['years', '31', 'Enter 5 years to 30 years'],
  ])('%s %j: %s', (name, text, message) => expect(mistakes(name, text)).toBe(message));

  test('what cannot be read stays, and a missing field has its example', () => {
    expect(typedIn(new URLSearchParams('rate=6.1255&amount=ten&years=15'), fields)).toMatchObject({
      rate: '6.1255',
      amount: 'ten',
      years: '15',
      downPayment: '75,000',
    });
  });
});

test('the schema names the field that a formula does not have', () => {
  const { heading, calculation, apply, note } = calculatorExamples.card;
  const extra = { ...calculation, fields: { ...calculation.fields, goal: calculation.fields.balance } };
  const found = schema.safeParse({ heading, calculation: extra, apply, note });
  expect(found.error?.issues[0]).toMatchObject({ path: ['calculation', 'fields'], keys: ['goal'] });
});
