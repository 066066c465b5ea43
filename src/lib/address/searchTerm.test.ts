import { expect, test } from 'vitest';
import { outgoingTerm } from './searchTerm.ts';

test.each(['script', 'style', 'frame', 'iframe', 'alert', 'xss', 'click', 'onmouseover', 'src'])(
  'SRCH-08 the usual suspicious word %s is taken out, nested too',
  (word) => {
    expect(outgoingTerm(`pay ${word} later`)).toBe('pay later');
    expect(outgoingTerm(`${word.slice(0, 2)}${word}${word.slice(2)} to pay`)).toBe('to pay');
  },
);

test('SRCH-08 a site may name other words, or none', () => {
  expect(outgoingTerm('click to pay by wire', ['wire'])).toBe('click to pay by');
  expect(outgoingTerm('click to <pay>', [])).toBe('click to pay');
});

test('SRCH-08 a phrase is taken out with any white space between its words', () => {
  expect(outgoingTerm('pay on  click later', ['on click'])).toBe('pay later');
  expect(outgoingTerm('pay on <\t> click later', ['on click'])).toBe('pay later');
});

test.each([
  ['the "now" account', String.raw`the \"now\" account`],
  [String.raw`a\" b`, String.raw`a\\\" b`],
  [String.raw`a\.\" b`, String.raw`a\\\\\" b`],
])('SRCH-08 the quotation marks of %j are escaped, whatever is before them', (typed, sent) =>
  expect(outgoingTerm(typed)).toBe(sent),
);
