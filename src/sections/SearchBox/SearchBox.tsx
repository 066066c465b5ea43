import { type FormEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Combobox } from '#components/inputs/Combobox.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { searchIn } from '#lib/address/searchAddress.ts';
import { withParameter } from '#lib/address/withParameter.ts';
import { keepSearch } from '#lib/visitor/withoutPersonal.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { forgetSearch, lastSearch } from './lastSearch.ts';
import type { Props } from './SearchBox.schema.ts';
import { ButtonIcon, None, Row, SearchForm } from './SearchBox.styles.ts';
import type { words } from './SearchBox.words.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '#data/search.ts';
import { searchSettings } from '#content/searchService.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';

const none: readonly string[] = [];

/** Suggestions for the typed text, starting with the second character (SRCH-02), and their announcement (SRCH-09). */
function useSuggestions(props: Props) {
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

function leadTo(resultsPage: string, term: string): void {
  keepSearch(term);
  location.assign(withParameter(resultsPage, 'q', term.trim()));
}

/** A search input with suggestions; a plain GET form before hydration and without scripts (SRCH-01, SRCH-02). */
export function SearchBox(props: Props) {
  const { label, resultsPage } = props;
  const { id, asked = '' } = useSection();
  const word = useWords<typeof words>();
  const input = useRef<HTMLInputElement>(null);
  const { options, isOpen, setOpen, setTyped, status, isNone } = useSuggestions(props);
  const search = (text: string) => {
    if (text.trim() === '') return;
    setOpen(false);
    leadTo(resultsPage, text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(input.current?.value ?? '');
  };
  const take = (text: string) => {
    setTyped(text);
    if (text === '') forgetSearch(resultsPage);
  };
  const takeTyped = useEffectEvent(() => {
    const field = input.current;
    if (!field || field !== document.activeElement || field.value === lastSearch(resultsPage)) return;
    take(field.value.trimStart());
    setOpen(true);
  });
  // What the visitor typed before hydration counts too.
  useEffect(() => takeTyped(), []);
  return (
    <SectionFrame component="div" density="compact">
      <SearchForm role="search" method="get" action={resultsPage} onSubmit={submit}>
        <FormLabel htmlFor={`${id}-q`}>{label}</FormLabel>
        <Row>
          <Combobox
            id={id}
            inputId={`${id}-q`}
            ref={input}
            name="q"
            type="search"
            defaultValue={searchIn(asked).term}
            options={options}
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
          {isNone && <None aria-hidden="true">{status}</None>}
        </Row>
        <p className="visually-hidden" role="status">
          {status}
        </p>
      </SearchForm>
    </SectionFrame>
  );
}
