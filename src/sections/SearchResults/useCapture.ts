import { useEffect } from 'react';
import { captureQuery } from '#data/assistant.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import type { Captured } from './capturedBy.ts';
import type { Props } from './SearchResults.schema.ts';
import type { Search } from './useSearch.ts';

/** Sends a search to the assistant, only on the first page of its results (SA-04). */
export function useCapture(
  { capture, suspiciousWords }: Captured & Pick<Props, 'suspiciousWords'>,
  { term, page, isAsked }: Search,
): void {
  const { locale } = useSection();
  const isFirst = isAsked && page === 1;
  useEffect(() => {
    if (capture && isFirst) void captureQuery(capture, locale, outgoingTerm(term, suspiciousWords));
  }, [capture, isFirst, locale, term, suspiciousWords]);
}
