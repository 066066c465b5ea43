const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const base = 'https://portico.invalid';

/**
 * A link target an author may write, or `undefined` when it is not one: an absolute path, a query or hash on the
 * same page, `https:`, `http:`, `mailto:` or `tel:`. Control characters, backslashes, protocol-relative targets and
 * every other scheme (`javascript:`, `data:` …) are refused (SEC-02).
 */
export function safeHref(href: string): string | undefined {
  // A browser drops tabs and newlines and reads a backslash as a slash, so neither may be in a target.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
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

/** True for a target on the site itself (a path, query or hash). */
export function isInternalHref(href: string): boolean {
  return /^[/#?]/.test(href) && !href.startsWith('//');
}

/**
 * A redirect target that stays on one of `origins` (or the current site), or `undefined` (SEC-01). Returned as
 * path + query + hash for the current site, as a full URL for another allowed origin.
 */
export function safeRedirect(target: string, origins: readonly string[] = []): string | undefined {
  const href = safeHref(target);
  if (href === undefined) return undefined;
  const url = new URL(href, base);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === base) {
    // `/..//host` becomes `//host`, which a browser reads as another site.
    const local = url.pathname + url.search + url.hash;
    return isInternalHref(href) && isInternalHref(local) ? local : undefined;
  }
  return origins.includes(url.origin) ? url.href : undefined;
}

/** Whether an address is one of `bases` or lies below one of them; a query or a person in it is never allowed. */
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
