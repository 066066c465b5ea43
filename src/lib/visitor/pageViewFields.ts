/** What a page view says of its page, as hidden fields of the page name it (PAGE-11). */
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
