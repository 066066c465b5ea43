import { expect, test } from 'vitest';
import { mostCharacters } from '#content/fields.ts';
import { typedMarks } from '#composer/check/facts/content/typed/typedMarks.ts';
import { readMarkup } from '#content/readMarkup.ts';
import { textFacts } from '#composer/check/facts/content/textFacts.ts';

test('a text that is too long is not read for links, whose marks would take minutes when they are hostile', () => {
  const link = '[a](/b.html) ';
  for (const [kind, most] of [
    ['inline', mostCharacters.line],
    ['rich', mostCharacters.block],
  ] as const) {
    expect(textFacts(link.padEnd(most, 'x'), kind, [])).not.toEqual([]);
    expect(textFacts(link.padEnd(most + 1, 'x'), kind, [])).toEqual([]);
    expect(textFacts(link + '**_a'.repeat(10_000), kind, [])).toEqual([]);
  }
});

const marked = (text: string) => typedMarks(text, 'rich', readMarkup(text, 'rich')).marks;

test('a text full of markup that is published as typed is read in no time', () => {
  for (const mark of ['\\n ', '[a] (/x) ', '&nbsp; ', 'a† ']) {
    const text = mark.repeat(mostCharacters.block / mark.length);
    const started = performance.now();
    expect(marked(text).length).toBeGreaterThan(1000);
    // Milliseconds. It was up to two minutes when the text was read again for each mark.
    expect(performance.now() - started).toBeLessThan(8000);
  }
});

test('all its marks are mended, some after others', () => {
  let text = '[a] (/x) '.repeat(50);
  for (let marks = marked(text); marks.length > 0; marks = marked(text)) {
    const mended = marks.filter(({ instead }) => instead !== undefined);
    expect(mended.length).toBeGreaterThan(0);
    for (const { index, length, instead = '' } of mended.toReversed())
      text = text.slice(0, index) + instead + text.slice(index + length);
  }
  expect(text).toBe('[a](/x) '.repeat(50));
});
