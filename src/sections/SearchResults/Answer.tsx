import { Button } from '#components/inputs/Button.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { searchHref } from '#lib/address/searchAddress.ts';
import { useWords } from '#section-kit/sectionContext.tsx';
import { Bet, Bets, Failure, Match, Result, Results, ResultTitle } from './SearchResults.styles.ts';
import type { Props } from './SearchResults.schema.ts';
import type { words } from './SearchResults.words.ts';
import type { Search } from './useSearch.ts';
import { Pagination, paginationWords } from '#components/navigation/Pagination.tsx';
import { changeAddress } from '#lib/address/pageAddress.ts';
import type { SearchDoc, SearchLink } from '#data/search.ts';
import { safeHref } from '#lib/address/urls.ts';

/** Pagination of the results (PAGI-01), without page loads in the browser. */
function ResultPages({ search: { term, page }, count }: { search: Search; count: number }) {
  const word = useWords<typeof words>();
  const hrefOf = (to: number) => searchHref({ term, page: to });
  return (
    <Pagination
      page={page}
      count={count}
      hrefOf={hrefOf}
      onChange={(_event, to) => changeAddress(hrefOf(to), 'push')}
      words={paginationWords(word)}
    />
  );
}

/** The documents on a page of results. All of the service's values are rendered as text (SEC-03). */
function ResultList({ docs, start }: { docs: readonly SearchDoc[]; start: number }) {
  return (
    <Results start={start}>
      {docs.map(({ url, title, format, summary }) => (
        <Result key={url}>
          <ResultTitle href={safeHref(url) ?? '#'}>
            {title}
            {format !== '' && format !== 'html' && ` (${format.toUpperCase()})`}
          </ResultTitle>
          <p>
            {summary.map(({ text, isMatch }, index) => {
              // Only their position identifies the parts.
              const key = `${index}-${text.slice(0, 12)}`;
              return isMatch ? <Match key={key}>{text}</Match> : <span key={key}>{text}</span>;
            })}
          </p>
        </Result>
      ))}
    </Results>
  );
}

/** The links that the author recommends for the search, before everything that was found (SRCH-05). */
function BestBets({ links }: { links: readonly SearchLink[] }) {
  const word = useWords<typeof words>();
  return (
    <Bets aria-label={word('forThisSearch')}>
      {links.map(({ url, title, summary, action, locale }) => (
        <Bet component="li" key={url} lang={locale}>
          <ResultTitle href={url} hrefLang={locale}>
            {title}
          </ResultTitle>
          {summary !== '' && <p>{summary}</p>}
          {action && <Button href={action.href}>{action.text}</Button>}
        </Bet>
      ))}
    </Bets>
  );
}

type AnswerProps = Pick<Props, 'noResults' | 'noResultsImage' | 'error'> & { readonly search: Search };

/** The results of a search, or the message that replaces them (SRCH-04). */
export function Answer({ noResults, noResultsImage, error, search }: AnswerProps) {
  const { data, isError, page } = search;
  if (isError) return <Failure component="p" html={error} />;
  if (!data) return null;
  return (
    <>
      {data.links.length > 0 && page === 1 && <BestBets links={data.links} />}
      {data.total === 0 && <Inline component="p" html={noResults} />}
      {data.total === 0 && noResultsImage && <Picture image={noResultsImage} />}
      {data.correctedText !== undefined && <DidYouMean text={data.correctedText} />}
      {data.docs.length > 0 && <ResultList docs={data.docs} start={(page - 1) * data.perPage + 1} />}
      {data.pageCount > 1 && <ResultPages search={search} count={data.pageCount} />}
    </>
  );
}

function DidYouMean({ text }: { readonly text: string }) {
  const word = useWords<typeof words>();
  return (
    <p>
      {word('didYouMean')} <Link href={searchHref({ term: text, page: 1 })}>{text}</Link>?
    </p>
  );
}
