import { isInternalHref, safeHref } from './urls.ts';

const base = 'https://portico.invalid';
const written = (url: URL) => (url.origin === base ? url.pathname + url.search + url.hash : url.href);

/**
 * Returns a path of the site or a web address as a `Location` header may contain it: percent-encoded, with its host in
 * ASCII. Returns `undefined` for anything else.
 */
export function locationOf(href: string): string | undefined {
  if (safeHref(href) === undefined || !/^(?:\/|https?:)/i.test(href)) return undefined;
  const location = written(new URL(href, base));
  // `/..//host` resolves to `//host`, which a browser treats as another site.
  return /^https?:/.test(location) || isInternalHref(location) ? location : undefined;
}

/**
 * Adds a visitor's query (without `?`) to a location. A parameter that the location already has stays as it is, and so
 * does the hash.
 */
export function withVisitorQuery(location: string, query: string): string {
  const url = new URL(location, base);
  const own = url.searchParams;
  const added = query.split('&').filter((pair) => {
    const [name] = new URLSearchParams(pair).keys();
    return name !== undefined && !own.has(name);
  });
  if (added.length === 0) return location;
  url.search = [url.search.slice(1), ...added].filter((part) => part !== '').join('&');
  return written(url);
}
