import { expect, test } from 'vitest';
import { fill } from '#lib/format/fill.ts';
import { axisFor, labelStep } from './axis.ts';
import { schema } from './Chart.schema.ts';
import { words } from './Chart.words.ts';
import { chartModel } from './chartModel.ts';

const model = (data: object) =>
  chartModel(
    schema.parse({ heading: 'A chart', source: 'An example.', data }).data,
    'en',
    (key, parameters) => fill(words.en[key], parameters),
  );

test('the ticks of an axis are round and contain all values', () => {
  expect(axisFor(0, 11_911).ticks).toEqual([0, 2500, 5000, 7500, 10_000, 12_500]);
  expect(axisFor(4.05, 4.55).ticks).toEqual([4, 4.1, 4.2, 4.3, 4.4, 4.5, 4.6]);
  expect(axisFor(3, 3).ticks).toEqual([3, 4]);
  expect(axisFor(0, 0).ticks).toEqual([0, 0.2]);
});

test('labels stand at every bar, or at every second, fifth or tenth', () => {
  expect([5, 12, 30, 100, 400].map((count) => labelStep(count, 10))).toEqual([1, 2, 5, 10, 40]);
});

test('the result of a deposit is the last balance in its table', () => {
  const { result, table, facts } = model({ kind: 'deposit', deposit: 10_000, apy: 4.24, years: 2 });
  expect(result?.value).toBe('$10,866');
  expect(table.rows.at(-1)).toEqual(['2', '$10,000', '$866', '$10,866']);
  expect(facts.map(({ value }) => value)).toEqual(['$10,000', '$866', '4.24%']);
});

test('the rate of a calculation has its day', () => {
  const { facts } = model({ kind: 'deposit', deposit: 1, apy: 4.24, asOf: '2026-11-16', years: 1 });
  expect(facts.at(-1)).toEqual({ term: 'APY as of November 16, 2026', value: '4.24%' });
});

test('a loan ends with nothing owed, and shows its payment to the cent', () => {
  const { result, table } = model({ kind: 'loan', amount: 300_000, apr: 6.5, years: 30 });
  expect(result?.value).toBe('$1,896.20');
  expect(table.rows).toHaveLength(30);
  expect(table.rows.at(-1)?.at(-1)).toBe('$0');
});

test('a history shows its newest rate, and its changes newest first', () => {
  const points = [
    { date: '2026-01-01', percent: 4 },
    { date: '2026-07-02', percent: 4.5 },
    { date: '2026-12-31', percent: 4.25 },
  ];
  const { result, line, table } = model({ kind: 'history', name: 'CD', unit: 'APY', points });
  expect(result?.value).toBe('4.25% APY');
  expect(line).toEqual([
    { at: 0, value: 4 },
    { at: 0.5, value: 4.5 },
    { at: 1, value: 4.25 },
  ]);
  expect(table.rows[0]).toEqual(['December 31, 2026', '4.25%']);
});

test('a row with too few numbers, or dates out of order, are refused', () => {
  const refused = (data: object) =>
    schema.safeParse({ heading: 'A chart', source: 'An example.', data }).error?.issues[0]?.path;
  const rows = [
    { label: 'One', values: [1, 2] },
    { label: 'Two', values: [1] },
  ];
  expect(refused({ kind: 'values', rowsAre: 'Row', unit: 'number', series: ['A', 'B'], rows })).toEqual([
    'data',
    'rows',
    1,
    'values',
  ]);
  const points = [
    { date: '2026-02-01', percent: 4 },
    { date: '2026-01-01', percent: 5 },
  ];
  expect(refused({ kind: 'history', name: 'CD', unit: 'APY', points })).toEqual(['data', 'points']);
});

test('of a deposit to which nothing is added only the interest is drawn, from zero', () => {
  const { bars, axis, axisLabel, labelsAre, facts } = model({
    kind: 'deposit',
    deposit: 100_000,
    apy: 2.94,
    years: 5,
  });
  expect(axis.ticks.map(axisLabel)).toEqual(['$0', '$5K', '$10K', '$15K', '$20K']);
  expect(bars?.[0]).toEqual([0, expect.closeTo(2940)]);
  expect(labelsAre).toBe('Interest earned after each year');
  // Only what is drawn has a color.
  expect(facts.map(({ series }) => series)).toEqual([undefined, 1, undefined]);
  const saved = model({ kind: 'deposit', deposit: 25, monthly: 100, apy: 2, years: 5 });
  expect([saved.labelsAre, ...saved.facts.map(({ series }) => series)]).toEqual(['Years', 0, 1, undefined]);
});

test('the rate in force is said to be the standard one', () => {
  const { facts } = model({ kind: 'deposit', deposit: 1, apy: 4.24, rate: 'cd.CD99.12.apy', years: 1 });
  expect(facts.at(-1)?.term).toBe('Standard APY');
});
