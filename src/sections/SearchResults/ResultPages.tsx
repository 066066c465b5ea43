import { Pagination, paginationWords } from '#components/navigation/Pagination.tsx';
import { changeAddress } from '#lib/address/pageAddress.ts';
import { searchHref } from '#lib/address/searchAddress.ts';
import { useWords } from '#section-kit/sectionContext.tsx';
import type { words } from './SearchResults.words.ts';
import type { Search } from './useSearch.ts';

/** Pagination of the results (PAGI-01), without page loads in the browser. */
export function ResultPages({ search: { term, page }, count }: { search: Search; count: number }) {
  const word = useWords<typeof words>();
  const hrefOf = (to: number) => searchHref({ term, page: to });
  return (
    <Pagination
      page={page}
      count={count}
      hrefOf={hrefOf}
      onChange={(to) => changeAddress(hrefOf(to), 'push')}
      words={paginationWords(word)}
    />
  );
}
