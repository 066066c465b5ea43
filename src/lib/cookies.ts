/** The cookies of the site; names are a contract with the bank's other systems (STORE-01). */
export type CookieName =
  | 'zipcode'
  | 'firstname'
  | 'riblpid'
  | 'companyReferrer_cookie'
  | 'elanReferrerEmail_cookie'
  | 'elanReferrerName_cookie'
  | 'jp_cookie_consent'
  | 'apply_jwt'
  | 'segment_code'
  | 'privacy_optout';

/** The value of a cookie as text; `undefined` when there is none. A value with broken percent signs is taken as it is. */
export function readCookie(name: CookieName, cookies: string = documentCookies()): string | undefined {
  for (const part of cookies.split(';')) {
    const [key = '', ...rest] = part.trim().split('=');
    if (key !== name) continue;
    const value = rest.join('=');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

/** Sets a cookie for the whole site. @param options.days life time; without it the cookie ends with the session. */
export function writeCookie(name: CookieName, value: string, options: { readonly days?: number } = {}): void {
  const age = options.days === undefined ? '' : `; max-age=${Math.round(options.days * 86_400)}`;
  const secure = globalThis.location?.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`;
  } catch {
    // Cookies are blocked (STORE-04): the page works on without them.
  }
}

function documentCookies(): string {
  try {
    return globalThis.document?.cookie ?? '';
  } catch {
    return '';
  }
}
