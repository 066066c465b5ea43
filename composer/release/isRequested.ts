import type { ReleasedPage } from './release.ts';

/** Whether a URL (`/search.html?q=rates`) has parameters for which its page must be rendered again. */
export function isRequested(page: ReleasedPage | undefined, url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0 || !page?.reads) return false;
  const asked = new URLSearchParams(url.slice(at));
  return page.reads.some((name) => asked.has(name));
}
