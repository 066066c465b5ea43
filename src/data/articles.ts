import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '#lib/values/isRecord.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { safeHref } from '#lib/address/urls.ts';
import { postSearch, readSearchResult, type SearchTarget } from './search.ts';

/** Maximum number of articles in one answer (FILT-03). */
const skipCount = 500;

/** One format of a picture in several widths, for a `source` element. */
export interface FoundSource {
  readonly type: `image/${string}`;
  readonly srcSet: string;
}

/** An article in the search service's answer (FILT-04). All values are plain text. */
export interface FoundArticle {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** `sourcestr8` */
  readonly product: string;
  /** `sourcestr5` */
  readonly audience: string;
  /** URL of its picture; empty if it has none. */
  readonly image: string;
  /** Other formats of its picture, best first; empty if the service provides none. */
  readonly sources: readonly FoundSource[];
  /** `read`, `watch` or `use`. */
  readonly callToAction: string;
  /** All other text fields of the document by key, including the superhead and the fields that filters compare. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Document keys of `srcset` values, with their media types. */
const sourceKeys: ReadonlyMap<string, FoundSource['type']> = new Map([
  ['articleimageavif', 'image/avif'],
  ['articleimagewebp', 'image/webp'],
]);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads the articles in an answer of `search.profile`.
 *
 * @throws {Error} if the service reports a failure.
 */
export function readArticles(answer: unknown): FoundArticle[] {
  readSearchResult(answer);
  const result = isRecord(answer) && isRecord(answer['Result']) ? answer['Result'] : {};
  const docs = Array.isArray(result['Docs']) ? result['Docs'].filter(isRecord) : [];
  return docs.slice(0, skipCount).map((doc) => ({
    url: safeHref(text(doc['resulturl'])) ?? '#',
    title: text(doc['resulttitle']) || text(doc['title']),
    summary: text(doc['longsummary']),
    product: text(doc['sourcestr8']),
    audience: text(doc['sourcestr5']),
    image: text(doc['articleimageurl']),
    sources: [...sourceKeys].flatMap(([key, type]) => {
      const srcSet = text(doc[key]);
      return srcSet === '' ? [] : [{ type, srcSet }];
    }),
    callToAction: text(doc['ctatype']),
    fields: Object.fromEntries(
      Object.entries(doc).flatMap(([key, value]) =>
        typeof value === 'string' && !sourceKeys.has(key) ? [[key, value]] : [],
      ),
    ),
  }));
}

/** Query for the articles that match a text, or for all articles if it is empty. */
export const articlesQuery = ({ url, domain, profile, suspiciousWords }: SearchTarget, typed: string) =>
  queryOptions({
    queryKey: ['articles', url, profile, typed],
    queryFn: async ({ meta, signal }) => {
      const body = {
        domain,
        method: 'search.profile',
        profile,
        query: { skipFrom: 0, skipCount, text: outgoingTerm(typed, suspiciousWords) },
        responseType: 'SearchResult',
        user: '',
      };
      return readArticles(await postSearch(url, body, { meta, signal }));
    },
    staleTime: 60_000,
    retry: false,
    retryOnMount: false,
  });
