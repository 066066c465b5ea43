import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Autocomplete } from '#components/inputs/Autocomplete.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { searchIn } from '#lib/address/searchAddress.ts';
import { withParameter } from '#lib/address/withParameter.ts';
import { keepSearch } from '#lib/visitor/keepSearch.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { forgetSearch, lastSearch } from './lastSearch.ts';
import type { Props } from './SearchBox.schema.ts';
import { ButtonIcon, None, Row, SearchForm } from './SearchBox.styles.ts';
import type { words } from './SearchBox.words.ts';
import { useSuggestions } from './useSuggestions.ts';

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
          <Autocomplete
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
