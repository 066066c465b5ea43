import { expect, test } from 'vitest';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { excerpt, sentencesIn } from '#composer/server/search/excerpt.ts';

const body =
  'Compare accounts · Monthly fee · $8 · $4 · Open an account. Wire to another bank · $25 · A wire that you receive costs nothing. See fees';
const page = { body, description: 'What accounts cost.' };
const asked = (...stems: string[]) => stems.map((stem) => [[stem]]);
const en = searchLanguages.en;

test('SRCH-03 an excerpt consists of whole sentences: no titles, buttons, or cells of tables', () => {
  expect(sentencesIn(body)).toBe('Open an account. A wire that you receive costs nothing.');
  expect(excerpt(page, asked('wire'), en)).toBe(
    'Open an account. A <b>wire</b> that you receive costs nothing.',
  );
});

test('SRCH-03 what only a title or a cell says leaves the description of the page', () => {
  expect(excerpt(page, asked('month'), en)).toBe('What accounts cost.');
});

test.each([
  ['a page without sentences', 'Lost card · Call', ''],
  ['a sentence at the end', 'Call · We block it.', 'We block it.'],
  ['amounts are no ends', 'It costs $2.50 a month · Open', ''],
  ['quoted sentences', 'Say “lost card.” Then wait · Next', 'Say “lost card.”'],
  ['Chinese', '帮助 · 电话有人接听。余额寄出 · 贷款', '电话有人接听。'],
])('%s', (_title, text, sentences) => {
  expect(sentencesIn(text)).toBe(sentences);
});
