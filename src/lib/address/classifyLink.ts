/** The site's own lists of addresses, from `links` in `site.json`. */
export interface LinkLists {
  /** Domains of the bank, such as `bank.example`; `www.bank.example` belongs to it. */
  readonly bankDomains: readonly string[];
  /** Domains that visitors are warned of, those below them included. */
  readonly listedDomains: readonly string[];
  /** Addresses below the bank's domains that others answer for. */
  readonly blacklistedUrls: readonly string[];
}

/**
 * Where a link leads (MODAL-02).
 *
 * - `none`: to no page on the web, such as a telephone number. `own`: to the site itself.
 * - `bank`: to a domain of the bank, or to a name right below one.
 * - `deep-subdomain`: further below a domain of the bank. `blacklisted`: to an address on its list.
 * - `listed`: to a domain on its list. `non-bank`: anywhere else.
 */
export type LinkKind = 'none' | 'own' | 'bank' | 'deep-subdomain' | 'blacklisted' | 'listed' | 'non-bank';

export interface ClassifiedLink {
  readonly kind: LinkKind;
  /** Somebody else answers for what is there. */
  readonly isExternal: boolean;
  /** The visitor is asked before the browser follows it: the domain is listed, or the way there is not encrypted. */
  readonly warns: boolean;
  /** As a browser reads it, without a dot at its end; empty for `none`. */
  readonly host: string;
}

const none: ClassifiedLink = { kind: 'none', isExternal: false, warns: false, host: '' };
const external: ReadonlySet<LinkKind> = new Set(['deep-subdomain', 'blacklisted', 'listed', 'non-bank']);

const withoutDot = (host: string) => host.replace(/\.$/, '');

const isAtOrBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether an address is on the list, or below one that is. Its scheme does not matter. */
function isBlacklisted({ pathname }: URL, host: string, list: readonly string[]): boolean {
  return list.some((text) => {
    const listed = new URL(text);
    const folder = listed.pathname.endsWith('/') ? listed.pathname : `${listed.pathname}/`;
    return host === listed.hostname && (pathname === listed.pathname || pathname.startsWith(folder));
  });
}

function kindOf(url: URL, host: string, own: URL, lists: LinkLists): LinkKind {
  if (lists.listedDomains.some((domain) => isAtOrBelow(host, domain))) return 'listed';
  if (isBlacklisted(url, host, lists.blacklistedUrls)) return 'blacklisted';
  if (url.host === own.host) return 'own';
  const domain = lists.bankDomains
    .filter((known) => isAtOrBelow(host, known))
    .toSorted((one, other) => other.length - one.length)[0];
  if (domain === undefined) return 'non-bank';
  const below = host.slice(0, -domain.length).split('.').length - 1;
  return below > 1 ? 'deep-subdomain' : 'bank';
}

/**
 * The one answer to where a link leads, for the check, the build and the browser. An address is read as a browser does:
 * a name before `@`, backslashes, a dot at the end, capital letters and `//` do not lead astray.
 *
 * @param base address of the page that the link stands on.
 */
export function classifyLink(href: string, base: string, lists: LinkLists): ClassifiedLink {
  if (!URL.canParse(href, base)) return none;
  const url = new URL(href, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return none;
  const host = withoutDot(url.hostname);
  const kind = kindOf(url, host, new URL(base), lists);
  const isExternal = external.has(kind);
  return { kind, isExternal, warns: kind === 'listed' || (isExternal && url.protocol === 'http:'), host };
}
