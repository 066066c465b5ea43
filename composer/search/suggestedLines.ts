import type { SearchLanguage } from './languages/SearchLanguage.ts';
import type { StoredPage } from './searchTables.ts';

/** Longer lines are too long to read while typing. */
const longestLine = 80;

/** Returns the distinct titles and headings of a page as suggestions. */
export function suggestedLines({ title, headings }: Pick<StoredPage, 'title' | 'headings'>) {
  const lines = new Map([...headings.split('\n').map((line) => [line, false] as const), [title, true]]);
  return [...lines]
    .filter(([line]) => line !== '' && line.length <= longestLine)
    .map(([line, isTitle]) => ({ line, isTitle }));
}

/** Returns the words of a line for FTS5, unstemmed, because visitors type the beginning of a word. */
export function startWords(line: string, { words, parts }: SearchLanguage): string {
  const found = words(line).map(({ word }) => word);
  const smaller = parts ? found.flatMap((word) => parts(word)) : [];
  return [...new Set([...found, ...smaller])].join(' ');
}
