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
