/** Whether a URL is a call of a section to one of the bank's services. Excludes page views, which every page sends. */
export function isServiceCall(url: string): boolean {
  const { pathname } = new URL(url);
  return /^\/(?:svt|content\/content)\//.test(pathname) && !pathname.endsWith('/pageView');
}
