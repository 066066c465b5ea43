const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const base = 'https://portico.invalid';

/**
 * Returns a link target if authors may use it, else `undefined`: an absolute path, a query or hash of the same page,
 * `https:`, `http:`, `mailto:` or `tel:`. Rejects control characters, backslashes, protocol-relative targets and all
 * other schemes, such as `javascript:` and `data:` (SEC-02).
 */
export function safeHref(href: string): string | undefined {
  // Browsers remove tabs and newlines and treat backslashes as slashes, so targets must not contain them.
  // oxlint-disable-next-line no-control-regex -- the pattern rejects control characters
  if (href === '' || /[\u0000-\u001f\u007f\\]/.test(href) || href !== href.trim()) return undefined;
  if (href.startsWith('//')) return undefined;
  if (/^[/#?]/.test(href)) return href;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
  try {
    return schemes.has(new URL(href).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a target is on the site itself: a path, query or hash. */
export function isInternalHref(href: string): boolean {
  return /^[/#?]/.test(href) && !href.startsWith('//');
}

/**
 * Returns a redirect target if it stays on the site or on one of `origins`, else `undefined` (SEC-01). Returns a path
 * with query and hash for the site itself, and a full URL for another origin.
 *
 * @param page path of the page that leads there, to which a query or a hash belongs.
 */
export function safeRedirect(
  target: string,
  origins: readonly string[] = [],
  page = '/',
): string | undefined {
  const href = safeHref(target);
  if (href === undefined) return undefined;
  const url = new URL(href, base + page);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === base) {
    // `/..//host` resolves to `//host`, which a browser treats as another site.
    const local = url.pathname + url.search + url.hash;
    return isInternalHref(href) && isInternalHref(local) ? local : undefined;
  }
  return origins.includes(url.origin) ? url.href : undefined;
}

/** Whether an address equals one of `bases` or is below one. Addresses with a query or userinfo never match. */
export function isBelow(address: string, bases: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, search, username, password } = new URL(address);
  if (search + username + password !== '') return false;
  return bases.some((text) => {
    const allowed = new URL(text);
    const folder = allowed.pathname.endsWith('/') ? allowed.pathname : `${allowed.pathname}/`;
    return origin === allowed.origin && (pathname === allowed.pathname || pathname.startsWith(folder));
  });
}
