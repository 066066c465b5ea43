import { expect, test } from 'vitest';
import { type MarkupContext, richMarkup } from './markup.ts';

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
