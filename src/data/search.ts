import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { safeHref } from '#lib/address/urls.ts';
import { isLocale, type Locale } from '#lib/format/locale.ts';
import { decodeEntities } from '#lib/markup/decodeEntities.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { callTimes, fetchJson } from './serviceFetch.ts';

export interface SearchTarget {
  /** URL of the search service. */
  readonly url: string;
  readonly domain: string;
  readonly profile: string;
  /** Words to remove from search terms; the default list if absent (SRCH-08). */
  readonly suspiciousWords?: readonly string[] | undefined;
}

export interface SearchDoc {
  readonly url: string;
  readonly title: string;
  /** Such as `html` or `pdf`; empty if the service does not provide it. */
  readonly format: string;
  /** The summary in parts. Those with `isMatch` match the search term. */
  readonly summary: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** A link that the author recommends for what was searched. */
export interface SearchLink {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** A button for what is urgent, such as a call. */
  readonly action?: { readonly text: string; readonly href: string };
  /** The language of its texts, if that is not the page's. */
  readonly locale?: Locale;
}

export interface SearchResult {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly pageCount: number;
  readonly docs: readonly SearchDoc[];
  readonly links: readonly SearchLink[];
  readonly correctedText?: string;
}

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const count = (value: unknown) => (Number.isFinite(Number(value)) ? Math.max(0, Number(value)) : 0);

/**
 * Splits a summary's HTML into text parts. Only `<b>`, `<strong>` and `<em>` have a meaning; all other tags are removed
 * (SEC-02).
 */
export function summaryParts(html: string): SearchDoc['summary'] {
  const parts: { text: string; isMatch: boolean }[] = [];
  let isMatch = false;
  for (const piece of html.split(/(<[^>]*>)/)) {
    if (/^<(?:b|strong|em)>$/i.test(piece)) isMatch = true;
    else if (/^<\/(?:b|strong|em)>$/i.test(piece)) isMatch = false;
    else if (!piece.startsWith('<') && piece !== '') {
      parts.push({ text: decodeEntities(piece), isMatch });
    }
  }
  return parts;
}

function readLink(link: Readonly<Record<string, unknown>>): SearchLink {
  const action = isRecord(link['Action']) ? link['Action'] : {};
  const href = safeHref(text(action['Href']));
  const label = text(action['Text']);
  const locale = text(link['Lang']);
  return {
    url: safeHref(text(link['Url'])) ?? '',
    title: text(link['Title']),
    summary: summaryParts(text(link['Summary']))
      .map((part) => part.text)
      .join(''),
    ...(href !== undefined && label !== '' && { action: { text: label, href } }),
    ...(isLocale(locale) && { locale }),
  };
}

/**
 * Reads an answer of `search.profile` (SRCH-03).
 *
 * @throws {Error} if the service reports a failure.
 */
export function readSearchResult(answer: unknown): SearchResult {
  if (!isRecord(answer) || answer['methodresult'] === 'error') throw new Error('The search service failed.');
  const result = isRecord(answer['Result']) ? answer['Result'] : {};
  const meant = isRecord(result['DidYouMean']) ? text(result['DidYouMean']['CorrectedText']) : '';
  return {
    total: count(answer['DocumentCount']),
    page: count(answer['CurrentPage']) || 1,
    perPage: count(answer['DocumentsPerPage']) || 10,
    pageCount: count(answer['PageCount']),
    docs: records(result['Docs']).map((doc) => ({
      url: text(doc['resulturl']),
      title: text(doc['title']),
      format: text(doc['docformat']).trim().toLowerCase(),
      summary: summaryParts(text(doc['largesummaryhtml'])),
    })),
    links: records(result['Links'])
      .map(readLink)
      .filter(({ url }) => url !== ''),
    ...(meant !== '' && { correctedText: meant }),
  };
}

type Context = Pick<QueryFunctionContext, 'meta' | 'signal'>;

/**
 * Posts a request to a search service.
 *
 * @throws {Error} if it does not answer with JSON in time.
 */
export async function postSearch(url: string, body: object, { meta, signal }: Context): Promise<unknown> {
  const { answer } = await fetchJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs: callTimes.only,
    signal,
    meta,
  });
  return answer;
}

/** Report failures at once, and do not repeat a request on mount whose failure the server's HTML already shows. */
const once = { staleTime: 60_000, retry: false, retryOnMount: false } as const;

/**
 * Query for suggestions while typing (SRCH-02), at most nine.
 *
 * @param user additional value that the results page sends when it asks for related searches (SRCH-11).
 */
export const suggestionsQuery = (
  { url, domain, profile, suspiciousWords }: SearchTarget,
  typed: string,
  user?: string,
) =>
  queryOptions({
    queryKey: ['suggestions', url, profile, typed, user],
    queryFn: async ({ meta, signal }): Promise<string[]> => {
      const term = outgoingTerm(typed, suspiciousWords);
      const named = user === undefined ? {} : { user: outgoingTerm(user, suspiciousWords) };
      const answer = await postSearch(
        url,
        { domain, method: 'search.suggest', profile, suggestionQuery: term, text: term, ...named },
        { meta, signal },
      );
      if (!isRecord(answer) || answer['Status'] !== 'ok') return [];
      return records(answer['Suggests'])
        .map((entry) => text(entry['Display']))
        .filter(Boolean)
        .slice(0, 9);
    },
    ...once,
  });

/**
 * Query for one page of results (SRCH-03).
 *
 * @param skip number of documents before the page.
 */
export const searchQuery = (
  { url, domain, profile, suspiciousWords }: SearchTarget,
  term: string,
  skip: number,
) =>
  queryOptions({
    queryKey: ['search', url, profile, term, skip],
    queryFn: async ({ meta, signal }) =>
      readSearchResult(
        await postSearch(
          url,
          {
            domain,
            method: 'search.profile',
            profile,
            query: { skipFrom: skip, text: outgoingTerm(term, suspiciousWords) },
            responseType: 'SearchResult',
            user: '',
          },
          { meta, signal },
        ),
      ),
    ...once,
  });
