import type { ReleasedPage } from './release.ts';

/** Whether an address (`/search.html?q=rates`) asks a page for more than it was published with. */
export function isRequested(page: ReleasedPage | undefined, url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0 || !page?.reads) return false;
  const asked = new URLSearchParams(url.slice(at));
  return page.reads.some((name) => asked.has(name));
}
