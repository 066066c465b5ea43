import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef, useState, useEffect } from 'react';
import { primaryAction } from '#components/actionStyles.ts';
import { Icon } from '#components/Icon.tsx';
import { suggestionsQuery } from '#data/search.ts';
import { outgoingTerm } from '#lib/searchTerm.ts';
import { sessionStore } from '#lib/storage.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './SearchBox.schema.ts';
import type { words } from './SearchBox.words.ts';

const Root = styled.div({
  paddingBlock: '1.75rem',
  '& form': { maxWidth: '46rem' },
  '& label': { fontWeight: 650, display: 'block', marginBottom: '.5rem' },
  // On small screens suggestions take the whole row; on others they stand below the box.
  '& .row': { display: 'flex', gap: '.6rem', position: 'relative' },
  '& .box': { flex: 1, minWidth: 0, [media.medium]: { position: 'relative' } },
  '& input': {
    width: '100%',
    padding: '.75rem 1rem',
    border: `1px solid ${vars.control}`,
    borderRadius: radius.control,
    background: vars.raised,
  },
  '& button': primaryAction,
  '& .list': {
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% + .3rem)',
    zIndex: 12,
    margin: 0,
    padding: '.4rem',
    background: vars.raised,
    border: `1px solid ${vars.line}`,
    borderRadius: radius.control,
    boxShadow: '0 16px 32px -16px rgb(8 30 23 / .4)',
  },
  '& [role=option]': { padding: '.65rem .8rem', borderRadius: '4px', cursor: 'pointer' },
  '& [role=option]:hover, & [aria-selected=true]': { background: vars.primaryQuiet },
});

const none: readonly string[] = [];

/** Asks the search service while the visitor types; a plain GET form before and without scripts (SRCH-01, SRCH-02). */
export function SearchBox({ label, resultsPage, domain, profile }: Props) {
  const { id, serviceBase } = useSection();
  const word = useWords<typeof words>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const term = useDeferredValue(typed.trimStart());
  const { data = none, isFetching } = useQuery({
    ...suggestionsQuery({ url: `${serviceBase}/search`, domain, profile }, term),
    // The list stays while the next one is on its way.
    placeholderData: keepPreviousData,
    enabled: isOpen && outgoingTerm(term).length > 1,
  });
  const shown = isOpen && term.length > 1 ? data : none;

  // Going back from a result restores what was searched for last (SRCH-07).
  useEffect(() => {
    if (input.current && input.current.value === '') {
      input.current.value =
        new URLSearchParams(location.search).get('q') ?? sessionStore.get('lastSearch') ?? '';
    }
  }, []);

  const search = (text: string) => {
    if (outgoingTerm(text) === '') return;
    sessionStore.set('lastSearch', text);
    setOpen(false);
    location.assign(`${resultsPage}?q=${encodeURIComponent(text.trim())}`);
  };
  const onKey = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    if (event.key === 'Escape' || event.key === 'Tab') {
      // A search field empties itself on Escape; the first one only closes the suggestions.
      if (event.key === 'Escape' && shown.length > 0) event.preventDefault();
      return setOpen(false);
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      return search(shown[active] ?? typed);
    }
    if (last < 0 || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const next = active + step;
    setActive(next > last ? -1 : next < -1 ? last : next);
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
    <Root>
      <div className="wrap">
        <form
          ref={form}
          role="search"
          method="get"
          action={resultsPage}
          onSubmit={(event) => {
            event.preventDefault();
            search(input.current?.value ?? '');
          }}
        >
          <label htmlFor={`${id}-q`}>{label}</label>
          <div className="row">
            <div className="box">
              <input
                id={`${id}-q`}
                ref={input}
                name="q"
                type="search"
                role="combobox"
                autoComplete="off"
                aria-autocomplete="list"
                aria-expanded={shown.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={
                  active >= 0 && shown[active] !== undefined ? `${id}-option-${active}` : undefined
                }
                onKeyDown={onKey}
                onChange={(event) => {
                  if (/^\s/.test(event.target.value)) event.target.value = event.target.value.trimStart();
                  setTyped(event.target.value);
                  setOpen(true);
                  setActive(-1);
                }}
                onBlur={() => setOpen(false)}
              />
              {shown.length > 0 && (
                <div className="list" id={`${id}-list`} role="listbox" aria-label={word('suggestionsLabel')}>
                  {shown.map((suggestion, index) => (
                    <div
                      key={suggestion}
                      id={`${id}-option-${index}`}
                      role="option"
                      aria-selected={index === active}
                      // Pressing must not take focus from the box before the click is counted.
                      onMouseDown={(event) => event.preventDefault()}
                      onMouseUp={() => search(suggestion)}
                    >
                      {suggestion}
                    </div>
                  ))}
                </div>
              )}
            </div>
            <button type="submit">
              <Icon name="search" />
              {word('searchButton')}
            </button>
          </div>
          <p className="visually-hidden" role="status">
            {status()}
          </p>
        </form>
      </div>
    </Root>
  );
}
