import { classifyLink, type LinkKind, type LinkLists } from '#lib/address/classifyLink.ts';
import { localeOfPath } from '#lib/format/locale.ts';
import { safeHref } from '#lib/address/urls.ts';
import { linkLists } from '#composer/page/linkLists.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { documentsOf, isDocumentPath } from '#composer/page/siteDocuments.ts';
import type { PageSource } from '#composer/page/PageSource.ts';
import { pageAt } from '#lib/address/pageAt.ts';
import { nearest } from '#composer/problems/nearest.ts';

/** Addresses that every published site has besides its pages. */
const builtIn: readonly string[] = ['/sitemap.xml', '/robots.txt', '/svt/'];

const unsafe: Destination = { type: 'unsafe' };
const origin = 'https://portico.invalid';

/** Where a link leads. */
export type Destination =
  | { readonly type: 'page'; readonly path: string; readonly anchor: string }
  | { readonly type: 'here'; readonly anchor: string }
  | { readonly type: 'served' }
  | { readonly type: 'media' | 'document'; readonly path: string }
  | {
      readonly type: 'external';
      readonly host: string;
      readonly secure: boolean;
      readonly kind: LinkKind;
      /** Why the address could be mistaken for another one. */
      readonly disguise?: string;
    }
  | { readonly type: 'nowhere'; readonly path: string }
  | { readonly type: 'unsafe' };

const noLists: LinkLists = { bankDomains: [], listedDomains: [], blacklistedUrls: [] };

/** Returns why an address could be mistaken for another one, or `undefined`. */
function disguiseOf({ username, password, port, hostname }: URL): string | undefined {
  if (username + password !== '') return 'the part before @ is not the host';
  if (hostname.split('.').some((label) => label.startsWith('xn--')))
    return 'the host contains look-alike letters';
  return port === '' ? undefined : `it uses port ${port}`;
}

/** All addresses of a site. Finds out where a link leads. */
export class SiteAddresses {
  readonly #site: Site;
  readonly #redirects: ReadonlySet<string>;
  readonly #documents: ReadonlyMap<string, unknown>;
  readonly #served: readonly string[];
  /** Whether the site has a video player. */
  readonly hasVideos: boolean;
  readonly #base: string;
  readonly #lists: LinkLists;
  readonly #hosts: readonly string[];
  readonly #frames: ReadonlySet<string>;
  /** False while `site.json` is missing or invalid. Every host and frame is then allowed. */
  readonly #isConfigKnown: boolean;
  readonly #nearest = new Map<string, string | undefined>();
  readonly #destinations = new Map<string, Destination>();

  constructor(site: Site) {
    const { config } = site;
    this.#site = site;
    this.#documents = documentsOf(site);
    this.#redirects = new Set(config?.redirects.map(({ from }) => decoded(from)));
    this.#served = [...builtIn, ...(config?.servedPaths ?? [])];
    this.#base = config?.origin ?? origin;
    this.#lists = config ? linkLists(config) : noLists;
    const redirected = (config?.redirectOrigins ?? []).map((one) => new URL(one).hostname);
    this.#hosts = [...(config?.externalHosts ?? []), ...redirected];
    this.#frames = new Set(config?.frameOrigins);
    this.hasVideos = config === undefined || config.video !== undefined;
    this.#isConfigKnown = config !== undefined;
  }

  /** Returns the path of the page that answers at a path. */
  pageAt(path: string): string | undefined {
    return pageAt(path, (known) => this.#site.pages.has(known));
  }

  /** Returns the page that answers at a path. */
  sourceAt(path: string): PageSource | undefined {
    return this.#site.pages.get(this.pageAt(path) ?? '');
  }

  /** Returns where a link target leads. */
  destination(href: string): Destination {
    const known = this.#destinations.get(href);
    if (known) return known;
    const destination = safeHref(href) === undefined ? unsafe : this.#read(href);
    this.#destinations.set(href, destination);
    return destination;
  }

  /** Returns the decoded path of an address of this site, or `undefined` for any other. */
  ownPath(href: string): string | undefined {
    if (safeHref(href) === undefined || classifyLink(href, this.#base, this.#lists).kind !== 'own')
      return undefined;
    return decoded(new URL(href, this.#base).pathname);
  }

  #read(href: string): Destination {
    if (href.startsWith('#')) return { type: 'here', anchor: decoded(href.slice(1)) };
    if (href.startsWith('?')) return { type: 'served' };
    if (/^(mailto|tel):/i.test(href)) return { type: 'served' };
    const { kind, host } = classifyLink(href, this.#base, this.#lists);
    if (kind === 'none') return unsafe;
    const url = new URL(href, this.#base);
    if (kind !== 'own') {
      const disguise = disguiseOf(url);
      const secure = url.protocol === 'https:';
      return { type: 'external', host, secure, kind, ...(disguise !== undefined && { disguise }) };
    }
    return this.#internal(decoded(url.pathname), decoded(url.hash.slice(1)));
  }

  #internal(path: string, anchor: string): Destination {
    const page = this.pageAt(path);
    if (page !== undefined) return { type: 'page', path: page, anchor };
    if (path.startsWith('/media/')) {
      return this.#site.mediaFiles.has(path) ? { type: 'served' } : { type: 'media', path };
    }
    if (isDocumentPath(path)) {
      return this.#documents.has(path) ? { type: 'served' } : { type: 'document', path };
    }
    const served = this.#served.some((known) =>
      known.endsWith('/') ? path.startsWith(known) : path === known,
    );
    const leads = served || this.#redirects.has(path) || !this.#isConfigKnown;
    return leads ? { type: 'served' } : { type: 'nowhere', path };
  }

  /** Whether the site allows links to a host. */
  allowsHost(host: string): boolean {
    if (!this.#isConfigKnown) return true;
    return this.#hosts.some((known) =>
      known.startsWith('*.') ? host === known.slice(2) || host.endsWith(known.slice(1)) : host === known,
    );
  }

  /**
   * Whether a page may be in a frame: one of a site on the list, or an address that the site serves but that is not a
   * page.
   */
  allowsFrame(address: string): boolean {
    if (!this.#isConfigKnown) return true;
    if (address.startsWith('/')) return this.destination(address).type === 'served';
    return URL.canParse(address) && this.#frames.has(new URL(address).origin);
  }

  /** Returns the page whose path is most similar to one that does not exist. */
  nearestPage(path: string): string | undefined {
    if (!this.#nearest.has(path)) this.#nearest.set(path, nearestPath(path, this.#site.pages.keys()));
    return this.#nearest.get(path);
  }

  hasMedia(path: string): boolean {
    return this.#site.mediaFiles.has(path);
  }

  nearestDocument(path: string): string | undefined {
    return nearest(path, this.#documents.keys());
  }

  nearestMedia(path: string): string | undefined {
    if (!this.#nearest.has(path)) this.#nearest.set(path, nearest(path, this.#site.mediaFiles.keys()));
    return this.#nearest.get(path);
  }
}

/**
 * Returns the only path of the same language with the same file name, or else the most similar one, ignoring `.html`.
 */
function nearestPath(path: string, paths: Iterable<string>): string | undefined {
  const known = [...paths];
  const name = path
    .replace(/(\.html)?\/?$/, '')
    .split('/')
    .at(-1);
  const moved = known.filter(
    (one) => one.endsWith(`/${name}.html`) && localeOfPath(one) === localeOfPath(path),
  );
  if (moved.length === 1) return moved[0];
  const bare = new Map(known.map((one) => [one.replace(/\.html$/, ''), one]));
  return bare.get(nearest(path.replace(/\.html$/, ''), bare.keys()) ?? '');
}

/** Decodes percent-encoded text. Returns malformed text as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
