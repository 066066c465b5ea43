import { Inline } from '#components/data-display/Inline.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { searchHref } from '#lib/address/searchAddress.ts';
import { useWords } from '#section-kit/sectionContext.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultPages } from './ResultPages.tsx';
import { Failure } from './SearchResults.styles.ts';
import type { Props } from './SearchResults.schema.ts';
import type { words } from './SearchResults.words.ts';
import type { Search } from './useSearch.ts';

type AnswerProps = Pick<Props, 'noResults' | 'noResultsImage' | 'error'> & { readonly search: Search };

/** The results of a search, or the message that replaces them (SRCH-04). */
export function Answer({ noResults, noResultsImage, error, search }: AnswerProps) {
  const { data, isError, page } = search;
  if (isError) return <Failure component="p" html={error} />;
  if (!data) return null;
  return (
    <>
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
