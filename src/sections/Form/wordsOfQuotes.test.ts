import { expect, test } from 'vitest';
import { formOf } from '#tests/forms/formOf.ts';
import { wordsOfQuotes } from './wordsOfQuotes.ts';

const wordsFor = (rate: string) =>
  Object.keys(
    wordsOfQuotes(
      formOf({
        kind: 'group',
        label: 'Product',
        fields: [{ kind: 'text', name: 'product', label: 'Product' }],
        quote: { product: 'product', rates: { PRODUCT: rate } },
      }),
      'es',
    ),
  );

test('a form has only the words of the rates that it quotes', () => {
  const words = wordsFor('cards.TIDE2');
  expect(words).toEqual(expect.arrayContaining(['quoteCard', 'quoteIntro', 'quoteNone', 'quoteDated']));
  for (const word of ['quoteYield', 'quoteLoan', 'quoteLine', 'quoteMortgage', 'quoteArm', 'quoteLeast'])
    expect(words).not.toContain(word);
  expect(wordsOfQuotes(formOf({ kind: 'text', name: 'product', label: 'Card' }), 'es')).toEqual({});
});

test.for(['cd.CD99', 'deposits.TU', 'personal-line.PLOC'])(
  'RATE-11 a form that quotes %s can say from which amount on there are rates',
  (rate) => {
    expect(wordsFor(rate)).toContain('quoteLeast');
  },
);
