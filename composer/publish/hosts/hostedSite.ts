import { locales } from '#lib/format/locale.ts';
import { pageNamed } from '#lib/address/pageAt.ts';
import type { Release } from '#composer/release/release.ts';

export interface HostedRedirect {
  /** Decoded path. */
  readonly from: string;
  /** Percent-encoded path or web address. */
  readonly to: string;
  readonly status: number;
}

/** What a static host needs to know about a site. */
export interface HostedSite {
  readonly redirects: readonly HostedRedirect[];
  /** Paths of the pages for unknown addresses, by the folder for which they are; the site's own is that of `/`. */
  readonly notFound: ReadonlyMap<string, string>;
}

/** Returns the decoded path, or `undefined` if its percent-encoding is malformed. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns what a static host needs to know about a release. Leaves out what the server ignores too: redirects from the
 * address of a page, and all but the last from the same path.
 */
export function hostedSite({ redirects, pages }: Pick<Release, 'redirects' | 'pages'>): HostedSite {
  const isPage = (path: string) => Object.hasOwn(pages, path);
  const found = new Map<string, HostedRedirect>();
  for (const { from, to, status } of redirects) {
    const path = decoded(from);
    if (path !== undefined && pageNamed(path, isPage) === undefined)
      found.set(path, { from: path, to, status });
  }
  const folders = ['/', ...locales.filter((locale) => locale !== 'en').map((locale) => `/${locale}/`)];
  const notFound = folders.flatMap((folder) => {
    const page = `${folder}404.html`;
    return isPage(page) ? [[folder, page] as const] : [];
  });
  return { redirects: [...found.values()], notFound: new Map(notFound) };
}
