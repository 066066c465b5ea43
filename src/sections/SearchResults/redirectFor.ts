import type { Props } from './SearchResults.schema.ts';

/** Returns the page that a keyword redirects to (SRCH-06), as the author wrote it. */
export const redirectFor = (redirects: Props['redirects'], term: string): string | undefined =>
  redirects.find(({ keyword }) => keyword.toLowerCase() === term.toLowerCase())?.href;
