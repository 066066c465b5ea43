import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { schema as calculator } from '#sections/Calculator/Calculator.schema.ts';
import { schema as cards } from '#sections/CdRateCards/CdRateCards.schema.ts';
import { schema as chart } from '#sections/Chart/Chart.schema.ts';

/** Returns the paths of what is wrong with props. */
const wrong = (schema: z.ZodType, props: object) =>
  (schema.safeParse(props).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('RATE-02 the label of a term says its months', () => {
  const labelled = (months: number, label: string) => ({
    heading: 'CD rates',
    asOf: '2026-11-16',
    penalty: 'A penalty may apply to withdrawals before maturity.',
    cards: [
      {
        productKey: 'CD99',
        name: 'Standard CD',
        minimumOpening: '$1,000',
        terms: [{ months, label, apy: 4 }],
        apply: { text: 'Open a Standard CD', href: '/contact-us.html' },
      },
    ],
  });

  test.for([
    [12, '24 months'],
    [12, '2 years'],
    [18, 'CD de 12 meses'],
    [24, '1 年'],
  ] as const)('%d is not %s', ([months, label]) => {
    expect(wrong(cards, labelled(months, label))).toEqual(['cards.0.terms.0.label']);
  });

  test.for([
    [12, '12 months'],
    [12, '1 year'],
    [12, 'One year'],
    [18, '1½ years'],
    [3, '90 days'],
    [30, '2 years, 6 months'],
    [24, '24 个月'],
  ] as const)('%d may be %s', ([months, label]) => {
    expect(wrong(cards, labelled(months, label))).toEqual([]);
  });
});

describe('the key of a rate is of the kind that the section shows', () => {
  const field = { label: 'What you put in', min: 5000, max: 250_000, step: 1000, initial: 10_000 };
  const ladder = (rate: string) => ({
    heading: 'Your ladder',
    note: 'An illustration.',
    apply: { text: 'Open a CD', href: '/contact-us.html' },
    calculation: {
      formula: 'cd-ladder',
      fields: { deposit: field },
      rungs: [
        { months: 12, apy: 4, rate },
        { months: 24, apy: 4 },
      ],
    },
  });
  const shown = (data: object) => ({ heading: 'Growth', source: 'An example.', data });
  const deposit = (rate: string) => shown({ kind: 'deposit', deposit: 1000, apy: 4, rate, years: 5 });
  const loan = (rate: string) => shown({ kind: 'loan', amount: 1000, apr: 4, rate, years: 5 });

  test('of a ladder: the yield of the same term', () => {
    expect(wrong(calculator, ladder('cd.CD99.12.apy'))).toEqual([]);
    expect(wrong(calculator, ladder('cd.CD99.12.rate'))).toEqual(['calculation.rungs.0.rate']);
    expect(wrong(calculator, ladder('cd.CD99.60.apy'))).toEqual(['calculation.rungs.0.rate']);
  });

  test('of a chart: a yield for a deposit, none for a loan', () => {
    expect(wrong(chart, deposit('cd.CD99.60.apy'))).toEqual([]);
    expect(wrong(chart, deposit('cd.CD99.60.rate'))).toEqual(['data.rate']);
    expect(wrong(chart, loan('loans.LOAN.apr'))).toEqual([]);
    expect(wrong(chart, loan('cd.CD99.60.apy'))).toEqual(['data.rate']);
  });
});
