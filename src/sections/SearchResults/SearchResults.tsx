import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Answer } from './Answer.tsx';
import { Columns, Summary, Main, Root, Side, SideLink, SideTitle } from './SearchResults.styles.ts';
import { type Captured, titleMark } from './searchAnswer.ts';
import type { Props } from './SearchResults.schema.ts';
import type { words } from './SearchResults.words.ts';
import { type Search, useCapture, useFocusOnResults, useKeyword, useSearch } from './useSearch.ts';
import { Inline } from '#components/data-display/Typography.tsx';
import { searchHref } from '#lib/address/searchAddress.ts';
import { List } from '#components/data-display/List.tsx';

interface SideLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** A labeled list of links next to the results. */
function SideLinks({ heading, links }: SideLinksProps) {
  return (
    <aside aria-label={heading}>
      <SideTitle variant="body1">{heading}</SideTitle>
      <List>
        {links.map(({ href, text }) => (
          <li key={text}>
            <SideLink href={href}>{text}</SideLink>
          </li>
        ))}
      </List>
    </aside>
  );
}

type BesideProps = Pick<Props, 'recommended' | 'error'> & { readonly search: Search };

/** The sidebar of the results: the author's links for every search, and related searches. */
function Beside({ recommended, error, search: { isError, related } }: BesideProps) {
  const word = useWords<typeof words>();
  if (isError)
    return (
      <aside aria-label={word('recommended')}>
        <SideTitle variant="body1">{word('recommended')}</SideTitle>
        <Inline component="p" html={error} />
      </aside>
    );
  const searches = related.map((text) => ({ text, href: searchHref({ term: text, page: 1 }) }));
  return (
    <>
      {recommended.length > 0 && <SideLinks heading={word('recommended')} links={recommended} />}
      {searches.length > 0 && <SideLinks heading={word('related')} links={searches} />}
    </>
  );
}

/** Returns a sentence with the number of results. */
function useFound({ term, isAsked, isError, data }: Search): string {
  const word = useWords<typeof words>();
  if (isError) return '';
  if (!data) return isAsked ? word('searching') : '';
  if (data.total === 0) return word('noResultsFor', { term });
  return word(data.total === 1 ? 'oneResultFor' : 'resultsFor', { total: data.total, term });
}

/** Results for the `q` in the address (SRCH-01, SRCH-03, SRCH-04), with related searches (SRCH-05). */
export function SearchResults(props: Props & Captured) {
  const { heading, level } = props;
  const { id, words: dictionary } = useSection();
  const search = useSearch(props);
  const { term, page, data, isAsked, isPending } = search;
  useTitleMark(titleMark(dictionary, { term, page }));
  useKeyword(props, search);
  useCapture(props, search);
  const summary = useFocusOnResults(search);
  return (
    <Root
      tone="own"
      heading={heading}
      level={level}
      headingId={`${id}-heading`}
      contentSpace="own"
      data-idle={term === '' ? '' : undefined}
    >
      <Summary ref={summary} tabIndex={-1} role="status" data-part="found">
        {useFound(search)}
      </Summary>
      <Columns>
        <Main>
          <Answer {...props} search={search} />
        </Main>
        {/* The key creates a new element when the results arrive. If the old one were moved down, it would count as a
           layout shift. */}
        <Side key={data ? 'found' : 'waiting'} ownerState={{ isWaiting: isAsked && isPending }}>
          <Beside {...props} search={search} />
        </Side>
      </Columns>
    </Root>
  );
}
