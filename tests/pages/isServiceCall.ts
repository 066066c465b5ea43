/**
 * Whether a URL is a call of a section to one of the bank's services. Excludes page views, which every page sends, and the
 * names of personal fields, for which every page whose address has parameters asks.
 */
export function isServiceCall(url: string): boolean {
  const { pathname } = new URL(url);
  return /^\/(?:svt|content\/content)\//.test(pathname) && !/\/(?:pageView|personalFields)$/.test(pathname);
}
