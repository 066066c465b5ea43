import type { SearchLanguage } from './languages/SearchLanguage.ts';
import type { StoredPage } from './searchTables.ts';

/** Longer lines are read by nobody while typing. */
const longestLine = 80;

/** Titles and headings of a page as suggestions, each once. */
export function suggestedLines({ title, headings }: Pick<StoredPage, 'title' | 'headings'>) {
  const lines = new Map([...headings.split('\n').map((line) => [line, false] as const), [title, true]]);
  return [...lines]
    .filter(([line]) => line !== '' && line.length <= longestLine)
    .map(([line, isTitle]) => ({ line, isTitle }));
}

/** The words of a line for FTS5, as they are written: visitors have typed the beginning of one. */
export function startWords(line: string, { words, parts }: SearchLanguage): string {
  const found = words(line).map(({ word }) => word);
  const smaller = parts ? found.flatMap((word) => parts(word)) : [];
  return [...new Set([...found, ...smaller])].join(' ');
}
