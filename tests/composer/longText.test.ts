import { expect, test } from 'vitest';
import { mostCharacters } from '#content/text.ts';
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
