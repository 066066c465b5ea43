import { expect, test } from 'vitest';
import { plainMarkup } from '#content/markup.ts';
import { visitorMark } from '#lib/visitor/visitorText.ts';
import { marksToHtml } from './marksToHtml.ts';

const context = {
  word: () => undefined,
  footnote: () => undefined,
  rate: () => undefined,
  footnoteLabel: () => '',
};

test('PAGE-01 a passage in another language says which in plain text too (WCAG 3.1.2)', () => {
  const marked = plainMarkup('Ley {lang:en|Truth in Savings} y', context, visitorMark);
  expect(marksToHtml(`<h2 title="${marked}">${marked}</h2>`)).toBe(
    '<h2 title="Ley Truth in Savings y"><span>Ley <span lang="en">Truth in Savings</span> y</span></h2>',
  );
});
