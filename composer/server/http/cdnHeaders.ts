import type { Release } from '#composer/release/release.ts';

/** A CDN may show an old page for a day while it fetches the new one, and while the server fails. */
const staleSeconds = 86_400;
/** CDNs allow about a thousand characters for the name of a key. */
const longestKey = 900;

/**
 * Returns the headers of a published page for CDNs, which browsers ignore: how long to keep it, and the keys by which to
 * purge it. Those are `site`, `release-<id>` and `page:<path>`, percent-encoded.
 *
 * @param seconds How long a CDN may keep the page without asking.
 */
export function cdnHeaders(
  seconds: number,
  path: string,
  { id }: Pick<Release, 'id'>,
): Readonly<Record<string, string>> {
  const caching = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`;
  const page = `page:${path.split('/').map(encodeURIComponent).join('/')}`;
  const keys = ['site', `release-${id}`, ...(page.length > longestKey ? [] : [page])];
  return {
    'cdn-cache-control': `public, ${caching}`,
    'surrogate-control': caching,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}
