/**
 * The cookies that the site uses. Their names are a contract with the bank's other systems (STORE-01), except for
 * Portico's own `languageModal` and `confirmation`.
 */
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
  | 'privacy_optout'
  | 'session_id'
  | 'mid'
  | 'external_id'
  | 'languageModal'
  | 'confirmation';

/** How long a cookie lasts: a number of days after it is set, or a fixed last day (STORE-03). */
type CookieLife = { readonly days: number } | { readonly until: string };

/** Lifetimes of the cookies that the site sets itself. The bank's other systems set the rest. */
const cookieLives = {
  zipcode: { days: 180 },
  firstname: { days: 30 },
  companyReferrer_cookie: { days: 30 },
  elanReferrerEmail_cookie: { days: 30 },
  elanReferrerName_cookie: { days: 30 },
  segment_code: { days: 1 },
  session_id: { days: 1 },
  jp_cookie_consent: { days: 365 },
  privacy_optout: { until: '2099-12-31' },
} as const satisfies Partial<Record<CookieName, CookieLife>>;

/** A cookie that the site sets itself, and that outlives the browser's session. */
export type OwnCookie = keyof typeof cookieLives;

/** Returns the attribute that limits a cookie's lifetime: `maxAge` in seconds, or `expires`. */
export function cookieEnd(
  name: OwnCookie,
):
  | { readonly maxAge: number; readonly expires?: never }
  | { readonly expires: Date; readonly maxAge?: never } {
  const life: CookieLife = cookieLives[name];
  return 'days' in life ? { maxAge: life.days * 86_400 } : { expires: new Date(`${life.until}T23:59:59Z`) };
}

/**
 * Returns the decoded value of a cookie, or `undefined` if it is not set. Returns a value with malformed
 * percent-encoding as it is.
 */
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

/** Sets a cookie for the whole site, with the lifetime of its name. */
export function writeCookie(name: OwnCookie, value: string): void {
  const { maxAge, expires } = cookieEnd(name);
  setCookie(name, value, expires ? `; expires=${expires.toUTCString()}` : `; max-age=${maxAge}`);
}

/** Sets a cookie for the whole site that ends with the browser's session. */
export const writeSessionCookie = (name: 'languageModal', value: string): void => setCookie(name, value);

/** @param end The attribute that limits its lifetime. */
function setCookie(name: CookieName, value: string, end = ''): void {
  const secure = globalThis.location?.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${end}${secure}`;
  } catch {
    // Cookies are blocked (STORE-04): the page works without them.
  }
}

function documentCookies(): string {
  try {
    return globalThis.document?.cookie ?? '';
  } catch {
    return '';
  }
}
