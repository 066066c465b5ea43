import type { Props } from './SearchResults.schema.ts';

/** The page that a keyword leads straight to (SRCH-06), as the author wrote it. */
export const redirectFor = (redirects: Props['redirects'], term: string): string | undefined =>
  redirects.find(({ keyword }) => keyword.toLowerCase() === term.toLowerCase())?.href;
