import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clampPage } from '#components/navigation/Pagination.tsx';
import { articlesQuery, type FoundArticle } from '#data/articles.ts';
import { searchSettings } from '#content/searchService.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { useAddressQuery, useSection } from '#section-kit/sectionContext.tsx';
import { type QueryResults, useResultNavigation } from '#section-kit/useResultNavigation.ts';
import type { Filter, Props } from './ArticleFilter.schema.ts';
import { type Asked, askedHref, askedIn, topicOf } from './filterAddress.ts';

/** Number of articles on a page, and the minimum length of a search text (FILT-03). */
export const perPage = 12;
export const shortestText = 2;

/** Props with what the section knows when its page is built. */
export interface FilterProps extends Props {
  /** Path of the page. */
  readonly path: string;
  /** The topic in the page's path, in words; empty for most pages. */
  readonly topicText: string;
  /** The articles on the first published page, and the total number. */
  readonly first: readonly FoundArticle[];
  readonly count: number;
  /** The `sizes` attribute of pictures in each layout; see `placeSizes`. */
  readonly sizes?: Readonly<Record<'grid' | 'list', string>>;
}

/** The state of the articles for the page's address. */
export interface Articles extends Asked, QueryResults {
  readonly isPending: boolean;
  readonly count: number;
  readonly pageCount: number;
  /** The articles on this page. */
  readonly shown: readonly FoundArticle[];
}

const none: readonly FoundArticle[] = [];

const fits = (article: FoundArticle, filters: readonly Filter[], chosen: readonly string[]) =>
  filters.every(({ name }, index) => {
    const wanted = chosen[index] ?? '';
    return wanted === '' || (Object.hasOwn(article.fields, name) && article.fields[name] === wanted);
  });

/**
 * On a topic's page, limits the results for the topic's own text to the articles of that topic, sorted by title, as in
 * the published page. Keeps all results if the visitor chooses another topic, and articles of services without topics.
 */
function ofTopic(
  found: readonly FoundArticle[],
  { path, filters }: FilterProps,
  asked: Asked,
  locale: string,
) {
  const isElsewhere = filters.some(
    ({ name }, index) => name === 'topic' && (asked.chosen[index] ?? '') !== '',
  );
  if (isElsewhere) return found;
  const { compare } = new Intl.Collator(locale);
  const topic = topicOf(path);
  return found
    .filter(({ fields }) => !Object.hasOwn(fields, 'topic') || fields['topic'] === topic)
    .toSorted((one, other) => compare(one.title, other.title));
}

/** Searches for the articles in the page's address. Without a query, returns those of the published page. */
export function useArticles(props: FilterProps): Articles {
  const { filters, first, count: countAtFirst, topicText } = props;
  const { serviceBase, locale } = useSection();
  const query = useAddressQuery();
  const asked = useMemo(() => askedIn(query, filters, topicText), [query, filters, topicText]);
  const target = { url: `${serviceBase}/search`, ...searchSettings(props, locale) };
  const { isAsked, text, chosen } = asked;
  const sent = outgoingTerm(text, target.suspiciousWords);
  const canAsk = text === '' || Math.min(text.length, sent.length) >= shortestText;
  const found = useQuery({ ...articlesQuery(target, text), enabled: isAsked && canAsk });
  const isError = isAsked && canAsk && found.isError;
  const isPending = isAsked && canAsk && !isError && found.data === undefined;
  const answered = canAsk ? (found.data ?? none) : none;
  const isTopic = topicText !== '' && text.toLowerCase() === topicText;
  const wanted = isTopic ? ofTopic(answered, props, asked, locale) : answered;
  const all = isAsked ? wanted.filter((article) => fits(article, filters, chosen)) : first;
  const count = isAsked ? all.length : countAtFirst;
  const pageCount = Math.max(1, Math.ceil(count / perPage));
  const page = clampPage(asked.page, pageCount);
  return {
    ...asked,
    page,
    isPending,
    isError,
    count,
    pageCount,
    shown: isError ? none : all.slice((page - 1) * perPage, page * perPage),
    shows: isPending ? undefined : isAsked ? askedHref(asked, filters) : '',
    retry: () => void found.refetch(),
  };
}

/** Returns functions that navigate between searches without loading a page. */
export function useFilterNavigation(articles: Articles, filters: readonly Filter[]) {
  const { goTo, ...navigation } = useResultNavigation(articles);
  return {
    ...navigation,
    go: (to: Omit<Asked, 'isAsked'>) => goTo(askedHref(to, filters)),
    reset: () => goTo(''),
  };
}
