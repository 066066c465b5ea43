import { locationOf, withVisitorQuery } from '#lib/address/location.ts';
import type { Release } from '#composer/release/release.ts';

interface Redirect {
  readonly status: number;
  /** Percent-encoded. */
  readonly location: string;
}

/** Redirects by the path that they lead away from, decoded. */
export type RedirectTable = ReadonlyMap<string, Redirect>;

const statuses: ReadonlySet<number> = new Set([301, 302, 307, 308]);

/**
 * Decodes the path of a URL. Returns `undefined` if it is malformed or contains `..`.
 */
export function decodedPath(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    const decoded = path.includes('%') ? decodeURIComponent(path) : path;
    return decoded.includes('\0') || decoded.includes('\\') || decoded.includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Returns the query of a URL, without its question mark. */
export const queryOf = (url: string): string => /\?([^#]*)/.exec(url)?.[1] ?? '';

/** Leaves out redirects that cannot be followed, which an earlier version may have published. */
export const redirectTable = (redirects: Release['redirects']): RedirectTable =>
  new Map(
    redirects.flatMap(({ from, to, status }) => {
      const [path, location] = [decodedPath(from), locationOf(to)];
      return path === undefined || location === undefined || !statuses.has(status)
        ? []
        : [[path, { status, location }] as const];
    }),
  );

/** Returns where a request is redirected to: the target of its path with the query of the request. */
export function redirectOf(redirects: RedirectTable, path: string, query: string): Redirect | undefined {
  const redirect = redirects.get(path);
  return redirect && { ...redirect, location: withVisitorQuery(redirect.location, query) };
}
