import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '#lib/values/isRecord.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { safeHref } from '#lib/address/urls.ts';
import { postSearch, readSearchResult, type SearchTarget } from './search.ts';

/** Most articles of one answer (FILT-03). */
const skipCount = 500;

/** A format of a picture in several widths, as of a `source` element. */
export interface FoundSource {
  readonly type: `image/${string}`;
  readonly srcSet: string;
}

/** What an answer says of an article (FILT-04); all of it is text. */
export interface FoundArticle {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** `sourcestr8` */
  readonly product: string;
  /** `sourcestr5` */
  readonly audience: string;
  /** Address of its picture; empty without one. */
  readonly image: string;
  /** Formats of its picture in several widths, the best one first; none of a service that has no others. */
  readonly sources: readonly FoundSource[];
  /** `read`, `watch` or `use`. */
  readonly callToAction: string;
  /** Every other text of the document by its key: the superhead and what filters compare are among them. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Keys of the attributes `srcset` in a document, by the types of their files. */
const sourceKeys: ReadonlyMap<string, FoundSource['type']> = new Map([
  ['articleimageavif', 'image/avif'],
  ['articleimagewebp', 'image/webp'],
]);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads an answer of `search.profile` as articles. @throws {Error} when the service says that it failed. */
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

/** All articles that a text finds, or all there are without one. */
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
