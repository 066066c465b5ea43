import { pageField, textField } from '#lib/address/searchAddress.ts';
import { fill } from '#lib/format/fill.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { Filter } from './ArticleFilter.schema.ts';

/** The search request in the address of a filter page (FILT-01). */
export interface Asked {
  /** False for the published page, which shows all articles or those of its topic. */
  readonly isAsked: boolean;
  readonly text: string;
  /** The value of each filter, one of its options; empty for all. */
  readonly chosen: readonly string[];
  /** At least 1; there may be fewer pages. */
  readonly page: number;
}

const longestText = 200;

/** Returns the query parameter of a filter. */
export const fieldOf = ({ name }: Filter) => name.toLowerCase();

/** Returns the topic in the path of a page such as `/articles/topic-home-buying.start.html`; empty for other pages. */
export const topicOf = (path: string): string =>
  /\/topic-([a-z0-9-]+)\.start(?:\.|\/|$)/.exec(path)?.[1] ?? '';

/** Returns the option in the address, or an empty text, which stands for all. */
function optionIn(fields: URLSearchParams, filter: Filter): string {
  const written = textField(fields, fieldOf(filter), longestText);
  return filter.options.some(({ value }) => value === written) ? written : '';
}

/** Parses the query of an address. Anyone can write one, so values are cleaned. The first of repeated fields counts. */
export function askedIn(query: string, filters: readonly Filter[], topicText: string): Asked {
  const fields = new URLSearchParams(query);
  const isAsked = fields.get('action') === 'search';
  if (!isAsked) return { isAsked, text: topicText, chosen: filters.map(() => ''), page: 1 };
  return {
    isAsked,
    text: fields.has('text') ? textField(fields, 'text', longestText) : topicText,
    chosen: filters.map((filter) => optionIn(fields, filter)),
    page: pageField(fields),
  };
}

/** Returns the query of a search, for links to it. */
export function askedHref(
  { text, chosen, page }: Omit<Asked, 'isAsked'>,
  filters: readonly Filter[],
): string {
  const fields = new URLSearchParams({ action: 'search', text });
  filters.forEach((filter, index) => {
    const value = chosen[index] ?? '';
    if (value !== '') fields.set(fieldOf(filter), value);
  });
  if (page > 1) fields.set('page', String(page));
  return `?${fields.toString()}`;
}

/**
 * Returns what the page title begins with: the text, the chosen options and the page; `undefined` for the published
 * page and for all articles.
 */
export function titleMark(query: string, filters: readonly Filter[], words: Words) {
  const { isAsked, text, chosen, page } = askedIn(query, filters, '');
  if (!isAsked) return undefined;
  const labels = filters.flatMap(({ options }, index) =>
    options.filter(({ value }) => value === chosen[index]).map(({ label }) => label),
  );
  const search = [...(text === '' ? [] : [fill(words['quoted'] ?? '', { text })]), ...labels].join(', ');
  if (page === 1) return search === '' ? undefined : `${search} |`;
  const word = words[search === '' ? 'titleOfPageOfAll' : 'titleOfPage'] ?? '';
  return `${fill(word, { search, page })} |`;
}
