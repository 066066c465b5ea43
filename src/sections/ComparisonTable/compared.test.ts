import { expect, test } from 'vitest';
import { bestValues } from './compared.ts';

const best = (texts: readonly string[], which: 'lowest' | 'highest' = 'lowest') =>
  texts.filter((_text, index) => bestValues(texts, which)[index]);

test('WIDG-10 the best value of a row is the lowest or the highest number, or several that are equal', () => {
  expect(best(['$95', '$0', '$1,200'])).toEqual(['$0']);
  expect(best(['$0', '$0', '$95'])).toEqual(['$0', '$0']);
  expect(best(['4.24% APY', '4.5% APY'], 'highest')).toEqual(['4.5% APY']);
  expect(best(['$4, none with $300', '$10, none with $2,500'])).toEqual(['$4, none with $300']);
});

test('WIDG-10 none is marked if all are the same, or one has no number', () => {
  expect(best(['$0', '$0'])).toEqual([]);
  expect(best(['$95', 'None'])).toEqual([]);
});

test('WIDG-10 a range is only the best if both of its ends are', () => {
  expect(best(['18.24% to 28.24%1', '19.24% to 29.24%1'])).toEqual(['18.24% to 28.24%1']);
  expect(best(['18.24% a 28.24%', '19.24% a 29.24%'])).toEqual(['18.24% a 28.24%']);
  expect(best(['18.24% 至 28.24%', '$19–$30'])).toEqual(['18.24% 至 28.24%']);
  // Who gets the worst rate of the first pays more than with the second.
  expect(best(['19.24% to 29.24%', '27.24%', '20.24% to 29.24%'])).toEqual([]);
  expect(best(['4% to 5%', '4.5%'], 'highest')).toEqual([]);
});
