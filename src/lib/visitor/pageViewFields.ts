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
