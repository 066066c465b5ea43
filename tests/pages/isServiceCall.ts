/** Whether an address is one of the bank's services that a section asks. Page views are counted by every page. */
export function isServiceCall(url: string): boolean {
  const { pathname } = new URL(url);
  return /^\/(?:svt|content\/content)\//.test(pathname) && !pathname.endsWith('/pageView');
}
