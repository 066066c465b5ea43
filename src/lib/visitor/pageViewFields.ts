import { type Locale, localeCodes } from '#lib/format/locale.ts';

/** The fields of a page view, which are the names of hidden inputs on the page (PAGE-11). */
export const pageViewFields = [
  'currentPage',
  'siteSection',
  'subSiteSection',
  'sitePlatform',
  'transactionStatus',
  'formName',
  'products',
  'siteTool',
  'language',
] as const;
export type PageViewField = (typeof pageViewFields)[number];

/** Maximum length of a field's value, for authors, pages, and the collector. */
export const longestPageViewValue = 200;

export type PageViewData = Readonly<Partial<Record<PageViewField, string | undefined>>>;

/**
 * Returns what a page sends with its views, in the order of `pageViewFields`: its path, the platform `web`, and its
 * language, unless its author says otherwise.
 */
export function pageViewData(path: string, locale: Locale, author: PageViewData = {}): PageViewData {
  const said: PageViewData = {
    currentPage: path.replace(/^\//, '').replace(/\/$|\.html$/, '') || 'home',
    sitePlatform: 'web',
    language: localeCodes[locale],
    ...author,
  };
  return Object.fromEntries(
    pageViewFields.flatMap((name) => {
      // A path can be longer than what the collector takes.
      const value = said[name]?.slice(0, longestPageViewValue);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
