import { describe, expect, test } from 'vitest';
import { checkTyped, formatTyped, paymentFor } from './calculation.ts';
import { schema } from './FinancingCalculator.schema.ts';
import { section } from './FinancingCalculator.section.ts';

const limits = schema.parse(section.examples.default);
const { amount, term, rate } = limits;
const good = { amount: '10,000', term: '60', rate: '6' };
const said = (changes: object) => checkTyped({ ...good, ...changes }, limits);

test('CALC-06 valid fields have no message', () => expect(said({})).toEqual({}));

describe('CALC-02 the rate', () => {
  test.each([
    ['', rate.messages.empty],
    ['abc', rate.messages.character],
    ['$5', rate.messages.character],
    ['-1', rate.messages.character],
    ['1,5', rate.messages.character],
    ['5 0', rate.messages.character],
    ['７.９９％', undefined],
    ['5.123', rate.messages.decimal],
    [String(rate.max + 0.01), rate.messages.rate],
    [String(rate.max), undefined],
    ['5.25%', undefined],
    ['0', undefined],
  ])('%j: %s', (typed, message) => expect(said({ rate: typed }).rate).toBe(message));

  test('of 0 gives no result', () => expect(paymentFor({ ...good, rate: '0' })).toBeUndefined());
});

describe('CALC-03 the term', () => {
  test.each([
    ['', term.messages.empty],
    ['a year', term.messages.character],
    ['12.5', term.messages.character],
    ['6 0', term.messages.character],
    ['60 months', term.messages.character],
    ['1,000', term.messages.character],
    ['６０', undefined],
    [String(term.min - 1), term.messages.term],
    [String(term.max + 1), term.messages.term],
    [String(term.min), undefined],
    [String(term.max), undefined],
  ])('%j: %s', (typed, message) => expect(said({ term: typed }).term).toBe(message));
});

describe('CALC-04 the amount', () => {
  test.each([
    ['', amount.messages.empty],
    ['ten', amount.messages.character],
    ['50%', amount.messages.character],
    ['20000,00', amount.messages.character],
    ['-$5,000', amount.messages.character],
    ['25k', amount.messages.character],
    ['450.000', amount.messages.character],
    ['9999999.999', amount.messages.character],
    ['0', amount.messages.min],
    [String(amount.min - 0.01), amount.messages.min],
    [String(amount.min), undefined],
    ['9,999,999.99', undefined],
    ['10,000,000', amount.messages.max],
  ])('%j: %s', (typed, message) => expect(said({ amount: typed }).amount).toBe(message));
});

test('CALC-05 a field that is left shows its value in full, and what cannot be read stays', () => {
  expect(formatTyped('amount', '10000')).toBe('$10,000.00');
  expect(formatTyped('rate', '6')).toBe('6.00%');
  expect(formatTyped('term', ' ６０ ')).toBe('60');
  expect(formatTyped('rate', '1,5')).toBe('1,5');
  expect(formatTyped('amount', 'ten')).toBe('ten');
});

test('CALC-05 what is shown can be read again', () => {
  const shown = { amount: formatTyped('amount', '12345.6'), term: '48', rate: formatTyped('rate', '7.5') };
  expect(checkTyped(shown, limits)).toEqual({});
  expect(paymentFor(shown)).toBeCloseTo(paymentFor({ amount: '12345.6', term: '48', rate: '7.5' }) ?? 0, 10);
});

test('CALC-01 the payment is of the fields', () => {
  expect(paymentFor(good)).toBeCloseTo(193.328, 3);
});
