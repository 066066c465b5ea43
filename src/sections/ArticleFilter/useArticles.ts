import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clampPage } from '#components/navigation/paginationItems.ts';
import { articlesQuery, type FoundArticle } from '#data/articles.ts';
import { searchSettings } from '#content/searchService.ts';
import { outgoingTerm } from '#lib/address/searchTerm.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useAddressQuery } from '#section-kit/useAddressQuery.ts';
import { type QueryResults, useResultNavigation } from '#section-kit/useResultNavigation.ts';
import type { Filter, Props } from './ArticleFilter.schema.ts';
import { type Asked, askedHref, askedIn, topicOf } from './filterAddress.ts';

/** Articles on a page, and the shortest text that is searched for (FILT-03). */
export const perPage = 12;
export const shortestText = 2;

/** What the section knows when its page is made. */
export interface FilterProps extends Props {
  /** Address of its page. */
  readonly path: string;
  /** What the page's path says that is searched for; empty for most. */
  readonly topicText: string;
  /** The first page of articles that the published page shows, and the number of all. */
  readonly first: readonly FoundArticle[];
  readonly count: number;
  /** How wide pictures show in each layout; see `placeSizes`. */
  readonly sizes?: Readonly<Record<'grid' | 'list', string>>;
}

/** The articles that the page's address asks for, as far as they are known. */
export interface Articles extends Asked, QueryResults {
  readonly isPending: boolean;
  readonly count: number;
  readonly pageCount: number;
  /** On this page. */
  readonly shown: readonly FoundArticle[];
}

const none: readonly FoundArticle[] = [];

const fits = (article: FoundArticle, filters: readonly Filter[], chosen: readonly string[]) =>
  filters.every(({ name }, index) => {
    const wanted = chosen[index] ?? '';
    return wanted === '' || (Object.hasOwn(article.fields, name) && article.fields[name] === wanted);
  });

/**
 * On the page of a topic the topic's text finds what the published page shows: its articles by their titles, and no
 * others that only say its words. Articles of a service that names no topics stay, and so do all when a visitor chooses
 * another topic.
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

/** Asks for the articles of the page's address; the published page has those of an address without a query. */
export function useArticles(props: FilterProps): Articles {
  const { filters, first, count: countAtFirst, topicText } = props;
  const { serviceBase, locale } = useSection();
  const query = useAddressQuery();
  const asked = useMemo(() => askedIn(query, filters, topicText), [query, filters, topicText]);
  const target = { url: `${serviceBase}/search`, ...searchSettings(props, locale) };
  const { isAsked, text, chosen } = asked;
  const canAsk =
    text === '' || (text.length >= shortestText && outgoingTerm(text, target.suspiciousWords) !== '');
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

/** Leads to other searches without loading the page anew. */
export function useFilterNavigation(articles: Articles, filters: readonly Filter[]) {
  const { goTo, ...navigation } = useResultNavigation(articles);
  return {
    ...navigation,
    go: (to: Omit<Asked, 'isAsked'>) => goTo(askedHref(to, filters)),
    reset: () => goTo(''),
  };
}
