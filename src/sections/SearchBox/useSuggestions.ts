import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { suggestionsQuery } from '#data/search.ts';
import { searchSettings } from '#content/searchService.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './SearchBox.schema.ts';
import type { words } from './SearchBox.words.ts';

const none: readonly string[] = [];

/** Suggestions for what is typed, from the second character on (SRCH-02), and what is said of them (SRCH-09). */
export function useSuggestions(props: Props) {
  const { serviceBase, locale } = useSection();
  const settings = searchSettings(props, locale);
  const word = useWords<typeof words>();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const term = useDeferredValue(typed.trimStart());
  const { data = none, isFetching } = useQuery({
    ...suggestionsQuery({ url: `${serviceBase}/search`, ...settings }, term),
    // The list stays while the next one is on its way.
    placeholderData: keepPreviousData,
    enabled: isOpen && outgoingTerm(term, settings.suspiciousWords).length > 1,
  });
  const options = isOpen && term.length > 1 ? data : none;
  const status = () => {
    if (!isOpen) return '';
    if (typed === '') return word('searchCleared');
    if (term.length < 2 || isFetching) return '';
    if (options.length === 0) return word('noSuggestions', { term });
    return word(options.length === 1 ? 'oneSuggestion' : 'suggestionsCount', { count: options.length });
  };
  return { options, isOpen, setOpen, setTyped, status: status() };
}
