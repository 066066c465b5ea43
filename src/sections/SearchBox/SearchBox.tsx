import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Autocomplete } from '#components/Autocomplete.tsx';
import { Button } from '#components/Button.tsx';
import { FormLabel } from '#components/FormLabel.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { suggestionsQuery } from '#data/search.ts';
import { outgoingTerm, searchCleared, termOfAddress } from '#lib/searchTerm.ts';
import { sessionStore } from '#lib/storage.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './SearchBox.schema.ts';
import { ButtonIcon, Row, SearchForm } from './SearchBox.styles.ts';
import type { words } from './SearchBox.words.ts';

const none: readonly string[] = [];

const isOn = (page: string) => new URL(page, location.href).pathname === location.pathname;

const restoredTerm = (resultsPage: string) =>
  isOn(resultsPage) ? termOfAddress() : (sessionStore.get('lastSearch') ?? '');

/** Whoever clears the box is done with what was searched for: its results go too. */
function forgetSearch(resultsPage: string): void {
  sessionStore.remove('lastSearch');
  if (!isOn(resultsPage) || termOfAddress() === '') return;
  history.replaceState(history.state, '', location.pathname);
  document.dispatchEvent(new CustomEvent(searchCleared));
}

/** Asks the search service while the visitor types; a plain GET form before and without scripts (SRCH-01, SRCH-02). */
export function SearchBox({ label, resultsPage, domain, profile }: Props) {
  const { id, serviceBase } = useSection();
  const word = useWords<typeof words>();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const term = useDeferredValue(typed.trimStart());
  const { data = none, isFetching } = useQuery({
    ...suggestionsQuery({ url: `${serviceBase}/search`, domain, profile }, term),
    // The list stays while the next one is on its way.
    placeholderData: keepPreviousData,
    enabled: isOpen && outgoingTerm(term).length > 1,
  });
  const shown = isOpen && term.length > 1 ? data : none;

  // Going back restores what was searched for last (SRCH-07), beside results only what they are for.
  useEffect(() => {
    const restore = () => {
      if (input.current) input.current.value = restoredTerm(resultsPage);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    if (input.current?.value === '') restore();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [resultsPage]);

  const take = (text: string) => {
    setTyped(text);
    if (text === '') forgetSearch(resultsPage);
  };
  const search = (text: string) => {
    if (outgoingTerm(text) === '') return;
    sessionStore.set('lastSearch', text);
    setOpen(false);
    location.assign(`${resultsPage}?q=${encodeURIComponent(text.trim())}`);
  };
  const status = () => {
    if (!isOpen) return '';
    if (typed === '') return word('searchCleared');
    if (term.length < 2 || isFetching) return '';
    return shown.length > 0
      ? word(shown.length === 1 ? 'oneSuggestion' : 'suggestionsCount', { count: shown.length })
      : word('noSuggestions', { term });
  };
  return (
    <SectionFrame component="div" density="compact">
      <SearchForm
        role="search"
        method="get"
        action={resultsPage}
        onSubmit={(event) => {
          event.preventDefault();
          search(input.current?.value ?? '');
        }}
      >
        <FormLabel htmlFor={`${id}-q`}>{label}</FormLabel>
        <Row>
          <Autocomplete
            id={id}
            inputId={`${id}-q`}
            ref={input}
            name="q"
            type="search"
            options={shown}
            open={isOpen}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            onInputChange={take}
            onChange={search}
            listboxLabel={word('suggestionsLabel')}
          />
          <Button type="submit" startIcon={<ButtonIcon name="search" />}>
            {word('searchButton')}
          </Button>
        </Row>
        <p className="visually-hidden" role="status">
          {status()}
        </p>
      </SearchForm>
    </SectionFrame>
  );
}
