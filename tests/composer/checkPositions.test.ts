import { describe, expect, test } from 'vitest';
import { lineStarts, positionAt } from '#composer/problems/position.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { textOffset } from '#composer/check/facts/placedProblem.ts';
import { offsetTooDeep } from '#composer/page/limits.ts';
import { problemsWith } from './fixtures/checked.ts';
import { randomFrom } from './fixtures/randomFrom.ts';
import { soundPage } from './fixtures/siteFolder.ts';

/** Returns the text that a problem points to. */
function textAt(text: string, { line, column, endLine, endColumn }: Problem): string {
  const lines = text.split(/\r\n|\n|\r/);
  expect(endLine).toBe(line);
  return (lines[line - 1] ?? '').slice(column - 1, (endColumn ?? column) - 1);
}

/**
 * Formats JSON with random white space, comments and line breaks between its tokens, and random escapes in its strings.
 */
function scatter(value: unknown, random: () => number): string {
  const gaps = ['', ' ', '\n', '\r\n  ', '\t', ' /* "a": { */ ', ' // [ it’s\n'];
  const gap = () => gaps[Math.floor(random() * gaps.length)] ?? '';
  if (Array.isArray(value))
    return `[${gap()}${value.map((item) => scatter(item, random)).join(`${gap()},${gap()}`)}${gap()}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${gap()}${JSON.stringify(key)}${gap()}:${gap()}${scatter(item, random)}`,
    );
    return `{${members.join(`${gap()},`)}${gap()}}`;
  }
  return JSON.stringify(value);
}

describe('SEC-05 The place of a problem is right however the file is laid out', () => {
  test.for(Array.from({ length: 40 }, (_, seed) => seed))('layout %i', (seed) => {
    const random = randomFrom(seed + 1);
    const page = soundPage('Savings for every plan', {
      sections: [
        { component: 'Banner', props: { heading: 'Savings “é” \u{1F3E6}' } },
        {
          component: 'TextBlock',
          props: { body: 'Line\n“two” \t\\[x] \u{1F3E6} {word:fone} and [it](/nowhere-at-all.html)' },
        },
        {
          component: 'Questions',
          props: { colums: 2, columns: 'two', items: [{ id: 'a', question: 'Q', answer: 'A' }] },
        },
        { component: 'Bannner' },
      ],
    });
    const text = scatter(page, random);
    const found = problemsWith({ 'savings.json': text }).map(
      (problem) => `${problem.code} ${textAt(text, problem)}`,
    );
    expect(found.toSorted()).toEqual(
      [
        'broken-link /nowhere-at-all.html',
        'unknown-component "Bannner"',
        'unknown-prop "colums"',
        'unknown-word fone',
        'wrong-type "two"',
      ].toSorted(),
    );
  });
});

test('A place found from an offset leads back to the offset', () => {
  const text = 'a\r\nbb\n\nccc\r\rd\u{1F3E6}e';
  const starts = lineStarts(text);
  for (let offset = 0; offset <= text.length; offset++) {
    const { line, column } = positionAt(starts, offset);
    expect((starts[line - 1] ?? 0) + column - 1).toBe(offset);
    expect(line).toBe(
      text
        .slice(0, offset)
        .replace(/\r\n/g, '\n')
        .split(/[\n\r]/).length - (text[offset - 1] === '\r' && text[offset] === '\n' ? 1 : 0),
    );
  }
});

test('A character of a text is found in its JSON, whatever is escaped before it', () => {
  const random = randomFrom(7);
  const parts = ['a', '"', '\\', '\n', '\t', 'é', '\u{1F3E6}', '/', '\u2028', ' '];
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: 12 }, () => parts[Math.floor(random() * parts.length)] ?? '')
      .join('')
      .trim();
    const space = ['', ' ', '\n ', '\t\n'][round % 4] ?? '';
    const escape = (char: string) =>
      random() < 0.3
        ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
        : JSON.stringify(char).slice(1, -1);
    const json = `"${`${space}${text}`.replace(/[^\ud800-\udfff]/g, escape)}"`;
    for (let index = 0; index < text.length; index++) {
      const rest: unknown = JSON.parse(`"${json.slice(textOffset(json, index))}`);
      expect(rest).toBe(text.slice(index));
    }
  }
});

test('Depth counts brackets, not those in text or comments', () => {
  expect(offsetTooDeep('{"a":["}]{[", {"b":1}]} // {{{{\n /* [[[[ */', 3)).toBe(-1);
  expect(offsetTooDeep('{"a":["\\"[[", {"b":[]}]}', 3)).toBe('{"a":["\\"[[", {"b":'.length);
  expect(offsetTooDeep('['.repeat(1_000_000))).toBe(40);
});
