import { pageField, textField } from '#lib/address/addressFields.ts';
import type { Filter } from './ArticleFilter.schema.ts';

/** What the address of a filter page asks for (FILT-01). */
export interface Asked {
  /** Whether anything is asked for; the page as published shows all articles, or those of its topic. */
  readonly isAsked: boolean;
  readonly text: string;
  /** A value for each filter; empty for all. */
  readonly chosen: readonly string[];
  /** From 1 on; there need not be such a page. */
  readonly page: number;
}

const longestText = 200;

/** The name of a filter in the address. */
export const fieldOf = ({ name }: Filter) => name.toLowerCase();

/** The search text of a page such as `/articles/topic-home-buying.start.html`; empty for other pages. */
export const topicOf = (path: string): string =>
  /\/topic-([a-z0-9-]+)\.start(?:\.|\/|$)/.exec(path)?.[1] ?? '';

/** Reads an address's query: anybody may have written it. Of fields that it repeats the first counts. */
export function askedIn(query: string, filters: readonly Filter[], topicText: string): Asked {
  const fields = new URLSearchParams(query);
  const isAsked = fields.get('action') === 'search';
  if (!isAsked) return { isAsked, text: topicText, chosen: filters.map(() => ''), page: 1 };
  return {
    isAsked,
    text: fields.has('text') ? textField(fields, 'text', longestText) : topicText,
    chosen: filters.map((filter) => textField(fields, fieldOf(filter), longestText)),
    page: pageField(fields),
  };
}

/** The address of a search, for a link on another one. */
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
