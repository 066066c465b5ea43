import { expect, test } from 'vitest';
import { inlineMarkup, type MarkupContext, plainMarkup, richMarkup } from './markup.ts';

const context: MarkupContext = {
  word: () => undefined,
  rate: () => undefined,
  footnote: () => undefined,
  footnoteLabel: String,
};
const table = '| Term | Penalty |\n| --- | --- |\n| One year | 90 days |';

test('a paragraph that begins with “Table:” names the table after it', () => {
  const html = richMarkup(`What it costs.\n\nTable: Penalty by *term* & year\n\n${table}`, context);
  expect(html).toContain('<p>What it costs.</p>');
  expect(html).toContain('<table><caption>Penalty by <em>term</em> &amp; year</caption><thead>');
  expect(html).not.toContain('Table:');
});

test('without a table after it, it is a paragraph; a table without it has no caption', () => {
  expect(richMarkup('Table: none follows\n\nText.', context)).toContain('<p>Table: none follows</p>');
  expect(richMarkup(`Text.\n\n${table}`, context)).not.toContain('<caption>');
});

test('short cells of a table do not break', () => {
  const html = richMarkup(
    '| Day | Sum |\n| --- | --- |\n| *March 15* | −$18,000 |\n| Payday | One of the last days |',
    context,
  );
  expect(html).toContain(
    '<th scope="row" class="short"><em>March 15</em></th><td class="short">−$18,000</td>',
  );
  expect(html).toContain('<th scope="row">Payday</th><td>One of the last days</td>');
});

test('a time of day does not break', () => {
  const text = 'From 9 a.m. to 5 p.m., de 7 a. m. a 12:30 p. m.';
  const kept = 'From 9\u00A0a.m. to 5\u00A0p.m., de 7\u00A0a.\u00A0m. a 12:30\u00A0p.\u00A0m.';
  expect(plainMarkup(text, context)).toBe(kept);
  expect(inlineMarkup(text, context)).toBe(kept);
  expect(richMarkup(text, context)).toBe(`<p>${kept}</p>`);
  const withHours = { ...context, word: () => '7 a.m.' };
  expect(inlineMarkup('{word:hours}', withHours)).toBe('7\u00A0a.m.');
  expect(plainMarkup('{word:hours}', withHours)).toBe('7\u00A0a.m.');
});

test('PAGE-01 a passage in another language says which (WCAG 3.1.2)', () => {
  const text = 'Ley {lang:en|Truth in <Savings> Act} y más';
  const html = 'Ley <span lang="en">Truth in &lt;Savings&gt; Act</span> y más';
  expect(inlineMarkup(text, context)).toBe(html);
  expect(richMarkup(text, context)).toBe(`<p>${html}</p>`);
  expect(inlineMarkup('{lang:en|One **bank**\\\nBox 5}', context)).toBe(
    '<span lang="en">One <strong>bank</strong><br>Box 5</span>',
  );
  expect(plainMarkup(text, context)).toBe('Ley Truth in <Savings> Act y más');
});

test('A20 PAGE-08 placeholders in a word are filled in', () => {
  const words: Readonly<Record<string, string>> = {
    greet: 'Hi {firstname|<there>}, {word:offer|nothing} in {lang:es|Ley} \\{all\\}{word:none|!}',
    offer: 'earn {rate:cd.x.apy}',
    loop: 'Round {word:again}',
    again: 'and {word:loop|no further}',
  };
  const rate = () => ({ text: '4.13%', asOf: '2026-11-16', date: 'November 16, 2026', live: 'CD99' });
  const withWords = { ...context, rate, word: (key: string) => words[key] };
  const html =
    'Hi <span data-placeholder="firstname">&lt;there&gt;</span>, earn <span data-rate="cd.x.apy" data-live="CD99">4.13%</span> in <span lang="es">Ley</span> {all}!';
  expect(inlineMarkup('{word:greet}', withWords)).toBe(html);
  expect(richMarkup('{word:greet}', withWords)).toBe(`<p>${html}</p>`);
  expect(plainMarkup('{word:greet}', withWords)).toBe('Hi <there>, earn 4.13% in Ley {all}!');
  expect(inlineMarkup('{word:loop}', withWords)).toBe('Round and no further');
  expect(plainMarkup('{word:loop}', withWords)).toBe('Round and no further');
});
