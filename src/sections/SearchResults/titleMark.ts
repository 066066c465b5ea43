import type { SearchAddress } from '#lib/address/searchAddress.ts';
import { fill } from '#lib/format/fill.ts';
import type { Words } from '#section-kit/defineSection.ts';

/** Returns what the page title begins with: the term and the page of its results; `undefined` without a search. */
export function titleMark(words: Words, { term, page }: SearchAddress): string | undefined {
  if (term === '') return undefined;
  return fill(words[page > 1 ? 'titleOfPage' : 'titleOfTerm'] ?? '', { term, page });
}
