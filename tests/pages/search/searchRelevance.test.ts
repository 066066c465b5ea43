import { expect, inject, test } from 'vitest';
import type { Locale } from '#lib/format/locale.ts';
import { searchIndexFile } from '#composer/release/release.ts';
import { SearchIndex } from '#composer/server/search/SearchIndex.ts';
import { first, floor, questions } from '#tests/bench/questions.mjs';

test('SRCH-03 what customers ask leads to the page that answers it, among the first three', () => {
  const index = new SearchIndex(searchIndexFile(inject('releaseFolder')));
  const missed = questions.filter(([locale, text, ...paths]) => {
    const { links, pages } = index.search(locale as Locale, text, 0, first);
    // A recommended page is above the results, and not among them.
    const shown = [...links.map(({ href }) => href), ...pages.map(({ path }) => path)].slice(0, first);
    return !shown.some((path) => paths.includes(path));
  });
  index.close();
  expect(questions.length).toBeGreaterThanOrEqual(50);
  expect(questions.length - missed.length, `missed: ${missed.join(' · ')}`).toBeGreaterThanOrEqual(floor);
});
