import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { Answer } from './Answer.tsx';
import { Beside } from './Beside.tsx';
import { Columns, Found, Main, Root, Side } from './SearchResults.styles.ts';
import type { Captured } from './capturedBy.ts';
import type { Props } from './SearchResults.schema.ts';
import type { words } from './SearchResults.words.ts';
import { titleMark } from './titleMark.ts';
import { type Search, useCapture, useSearch } from './useSearch.ts';
import { useFocusOnResults, useKeyword } from './useArrival.ts';

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
  const { id, words: known } = useSection();
  const search = useSearch(props);
  const { term, page, data, isAsked, isPending } = search;
  useTitleMark(titleMark(known, { term, page }));
  useKeyword(props, search);
  useCapture(props, search);
  const found = useFocusOnResults(search);
  return (
    <Root
      tone="own"
      heading={heading}
      level={level}
      headingId={`${id}-heading`}
      data-idle={term === '' ? '' : undefined}
    >
      <Found ref={found} tabIndex={-1} role="status" data-part="found">
        {useFound(search)}
      </Found>
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
