/** The site's lists of domains and addresses, from `links` in `site.json`. */
export interface LinkLists {
  /** The bank's domains, such as `bank.example`, which includes `www.bank.example`. */
  readonly bankDomains: readonly string[];
  /** Domains that need a warning, including their subdomains. */
  readonly listedDomains: readonly string[];
  /** Addresses on the bank's domains that third parties are responsible for. */
  readonly blacklistedUrls: readonly string[];
}

/**
 * Where a link leads (MODAL-02).
 *
 * - `none`: not to a web page, such as a telephone number. `own`: to the site itself.
 * - `bank`: to a domain of the bank or a direct subdomain of it.
 * - `deep-subdomain`: to a deeper subdomain of the bank. `blacklisted`: to an address in `blacklistedUrls`.
 * - `listed`: to a domain in `listedDomains`. `non-bank`: anywhere else.
 */
export type LinkKind = 'none' | 'own' | 'bank' | 'deep-subdomain' | 'blacklisted' | 'listed' | 'non-bank';

export interface ClassifiedLink {
  readonly kind: LinkKind;
  /**
   * Whether the visitor must confirm before leaving: the domain is listed, the address looks like the bank's although a
   * third party is responsible for it (`blacklisted`, `deep-subdomain`), or an external target is not encrypted.
   */
  readonly warns: boolean;
  /** As a browser parses it, without a trailing dot; empty for `none`. */
  readonly host: string;
}

const none: ClassifiedLink = { kind: 'none', warns: false, host: '' };
const alwaysWarns: ReadonlySet<LinkKind> = new Set(['deep-subdomain', 'blacklisted', 'listed']);

const withoutDot = (host: string) => host.replace(/\.$/, '');

const isAtOrBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether an address is on the list or below an address that is. Ignores the scheme. */
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
 * Classifies a link. The check, the build and the browser all use this function. Addresses are parsed as a browser
 * does, so that userinfo (`name@`), backslashes, a trailing dot, capital letters and a leading `//` cannot disguise the
 * host.
 *
 * @param base address of the page that contains the link.
 */
export function classifyLink(href: string, base: string, lists: LinkLists): ClassifiedLink {
  if (!URL.canParse(href, base)) return none;
  const url = new URL(href, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return none;
  const host = withoutDot(url.hostname);
  const kind = kindOf(url, host, new URL(base), lists);
  const warns = alwaysWarns.has(kind) || (kind === 'non-bank' && url.protocol === 'http:');
  return { kind, warns, host };
}
