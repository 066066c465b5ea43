import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Inline } from '#components/Inline.tsx';
import { Link } from '#components/Link.tsx';
import { Pagination } from '#components/Pagination.tsx';
import { Picture } from '#components/Picture.tsx';
import { ScriptNote } from '#components/ScriptNote.tsx';
import { searchQuery, suggestionsQuery } from '#data/search.ts';
import { outgoingTerm, searchCleared, termOfAddress } from '#lib/searchTerm.ts';
import { safeRedirect } from '#lib/urls.ts';
import { sessionStore } from '#lib/storage.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { ResultList } from './ResultList.tsx';
import { SideLinks } from './SideLinks.tsx';
import { Columns, Failure, Found, Main, Root, Side, SideTitle } from './SearchResults.styles.ts';
import type { Props } from './SearchResults.schema.ts';
import type { words } from './SearchResults.words.ts';

/** Milliseconds from the results to the focus on them (SRCH-10). */
const focusDelay = 500;

function onCleared(notify: () => void): () => void {
  document.addEventListener(searchCleared, notify);
  return () => document.removeEventListener(searchCleared, notify);
}
const onServer = () => '';
const none: readonly string[] = [];

/** Results for the address's `q` (SRCH-01, SRCH-03, SRCH-04), with related searches (SRCH-05). */
export function SearchResults(props: Props) {
  const { heading, level, noResults, noResultsImage, error: failure } = props;
  const { recommended, redirects, domain, profile } = props;
  const { id, serviceBase } = useSection();
  const word = useWords<typeof words>();
  const term = useSyncExternalStore(onCleared, termOfAddress, onServer);
  const [skip, setSkip] = useState(0);
  const summary = useRef<HTMLParagraphElement>(null);
  const isAsked = outgoingTerm(term) !== '';
  const target = { url: `${serviceBase}/search`, domain, profile };
  const { data, isError, isPending } = useQuery({ ...searchQuery(target, term, skip), enabled: isAsked });
  const { data: suggested = none } = useQuery({
    ...suggestionsQuery(target, term),
    enabled: data !== undefined && data.total > 0,
  });
  const related = suggested.filter((text) => text.toLowerCase() !== term.trim().toLowerCase());
  const known = redirects.find(({ keyword }) => keyword.toLowerCase() === term.trim().toLowerCase());

  useEffect(() => {
    if (term !== '') sessionStore.set('lastSearch', term);
    const page = known && safeRedirect(known.href);
    if (page !== undefined) location.replace(page);
  }, [term, known]);
  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('input, textarea, select')) summary.current?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [data]);

  const found = () => {
    if (!isAsked) return '';
    if (isError) return '';
    if (isPending) return word('searching');
    return data && data.total > 0
      ? word(data.total === 1 ? 'oneResultFor' : 'resultsFor', { total: data.total, term })
      : word('noResultsFor', { term });
  };
  const links =
    data && data.links.length > 0
      ? data.links.map(({ url, title }) => ({ href: url, text: title }))
      : recommended;
  return (
    <Root heading={heading} level={level} headingId={`${id}-heading`}>
      <ScriptNote>{word('scriptNeeded')}</ScriptNote>
      <Found ref={summary} tabIndex={-1} role="status" data-part="found">
        {found()}
      </Found>
      <Columns>
        <Main>
          {isError && <Failure component="p" html={failure} />}
          {data?.total === 0 && <Inline component="p" html={noResults} />}
          {data?.total === 0 && noResultsImage && <Picture image={noResultsImage} />}
          {data?.correctedText !== undefined && (
            <p>
              {word('didYouMean')}{' '}
              <Link href={`?q=${encodeURIComponent(data.correctedText)}`}>{data.correctedText}</Link>?
            </p>
          )}
          {data && data.docs.length > 0 && <ResultList docs={data.docs} start={skip + 1} />}
          {data && data.pageCount > 1 && (
            <Pagination
              page={Math.floor(skip / data.perPage) + 1}
              count={data.pageCount}
              onChange={(page) => setSkip((page - 1) * data.perPage)}
              words={{
                label: word('paginationLabel'),
                previous: word('previousPage'),
                next: word('nextPage'),
                page: (page) => word('pageNumber', { page }),
              }}
            />
          )}
        </Main>
        {/* Another element beside results: when they come before the browser has drawn it away, nothing moves down. */}
        <Side key={data ? 'found' : 'waiting'} ownerState={{ isWaiting: isAsked && isPending }}>
          {isError && (
            <aside aria-label={word('recommended')}>
              <SideTitle variant="body1">{word('recommended')}</SideTitle>
              <Inline component="p" html={failure} />
            </aside>
          )}
          {!isError && links.length > 0 && <SideLinks heading={word('recommended')} links={links} />}
          {related.length > 0 && (
            <SideLinks
              heading={word('related')}
              links={related.map((text) => ({ text, href: `?q=${encodeURIComponent(text)}` }))}
            />
          )}
        </Side>
      </Columns>
    </Root>
  );
}
