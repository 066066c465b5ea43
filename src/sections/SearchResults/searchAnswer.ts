import type { SearchAddress } from '#lib/address/searchAddress.ts';
import { fill } from '#lib/format/fill.ts';
import type { PageFacts, Words } from '#section-kit/defineSection.ts';
import type { Props } from './SearchResults.schema.ts';
import { searchSettings } from '#content/searchService.ts';
import { type AssistantService, assistantService, capturesSearches } from '#lib/browser/AssistantOfSite.ts';

/** Returns the page that a keyword redirects to (SRCH-06), as the author wrote it. */
export const redirectFor = (redirects: Props['redirects'], term: string): string | undefined =>
  redirects.find(({ keyword }) => keyword.toLowerCase() === term.toLowerCase())?.href;

/** The assistant that receives visitors' searches, if they are captured (SA-04). */
export interface Captured {
  readonly capture?: Partial<AssistantService>;
}

/** Enables capturing for searches in the site's main profile if the site's switches allow it (SA-04). */
export function capturedBy(props: Props, { locale, search, assistant }: PageFacts): Captured {
  const { profile } = searchSettings(props, locale, search);
  const isMain = profile === searchSettings({}, locale, search).profile;
  return assistant && isMain && capturesSearches(assistant) ? { capture: assistantService(assistant) } : {};
}

/** Returns what the page title begins with: the term and the page of its results; `undefined` without a search. */
export function titleMark(words: Words, { term, page }: SearchAddress): string | undefined {
  if (term === '') return undefined;
  return fill(words[page > 1 ? 'titleOfPage' : 'titleOfTerm'] ?? '', { term, page });
}
