import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { suggestionsQuery } from '#data/search.ts';
import { searchSettings } from '#content/searchService.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './SearchBox.schema.ts';
import type { words } from './SearchBox.words.ts';

const none: readonly string[] = [];

/** Suggestions for the typed text, starting with the second character (SRCH-02), and their announcement (SRCH-09). */
export function useSuggestions(props: Props) {
  const { serviceBase, locale } = useSection();
  const settings = searchSettings(props, locale);
  const word = useWords<typeof words>();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const term = useDeferredValue(typed.trimStart());
  const isTyped = isOpen && term.length > 1;
  const isAsked = isTyped && outgoingTerm(term, settings.suspiciousWords).length > 1;
  const {
    data = none,
    isFetching,
    isError,
  } = useQuery({
    ...suggestionsQuery({ url: `${serviceBase}/search`, ...settings }, term),
    // Keep the list while the next one is loading.
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const isAnswered = isTyped && !isFetching && !isError;
  const options = isAsked ? data : none;
  const status = () => {
    if (!isOpen) return '';
    if (typed === '') return word('searchCleared');
    if (!isAnswered) return '';
    if (options.length === 0) return word('noSuggestions', { term });
    return word(options.length === 1 ? 'oneSuggestion' : 'suggestionsCount', { count: options.length });
  };
  return { options, isOpen, setOpen, setTyped, status: status(), isNone: isAnswered && options.length === 0 };
}
