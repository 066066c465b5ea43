import { expect, test } from 'vitest';
import { formOf } from '#tests/forms/formOf.ts';
import { wordsOfQuotes } from './wordsOfQuotes.ts';

test('a form has only the words of the rates that it quotes', () => {
  const form = formOf({
    kind: 'group',
    label: 'Card',
    fields: [{ kind: 'text', name: 'product', label: 'Card' }],
    quote: { product: 'product', rates: { TIDE2: 'cards.TIDE2' } },
  });
  const words = Object.keys(wordsOfQuotes(form, 'es'));
  expect(words).toEqual(expect.arrayContaining(['quoteCard', 'quoteIntro', 'quoteNone', 'quoteDated']));
  for (const word of ['quoteYield', 'quoteLoan', 'quoteLine', 'quoteMortgage', 'quoteArm', 'quoteLeast'])
    expect(words).not.toContain(word);
  expect(wordsOfQuotes(formOf({ kind: 'text', name: 'product', label: 'Card' }), 'es')).toEqual({});
});
