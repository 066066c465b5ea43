import type { GuidanceOfSections } from './SectionGuidance.ts';

/** Articles and search. */
export const articles: GuidanceOfSections = {
  ArticleHeader: {
    do: ['Say in a sentence what the reader will know at the end.'],
    dont: ['Don’t tease: “You will not believe …”.'],
  },
  ArticleFilter: {
    do: ['Name topics as visitors would, up to ten.'],
    dont: ['Don’t show a topic with one article.'],
  },
  FeaturedArticles: {
    do: ['Choose articles for where the visitor is: about borrowing on a page of loans.'],
    dont: ['Don’t place it above what the page is for.'],
  },
  SearchBox: {
    do: ['Give it the page’s full width where search is the way on, as on a page that was not found.'],
    dont: ['Don’t add one to pages whose header has it.'],
  },
  SearchResults: {
    do: ['Recommend pages in search/*.json for what is urgent, such as a lost card.'],
    dont: ['Don’t put other sections between the box and the results.'],
  },
  SiteMapPanels: {
    do: ['Follow the parts of the navigation.'],
    dont: ['Don’t list pages that visitors reach only from a letter.'],
  },
};
