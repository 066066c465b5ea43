import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type CookieName, readCookie, writeCookie } from './cookies.ts';

/** A document that keeps the last cookie written, or refuses every one. */
function documentWith(cookie: { readonly get?: () => string; readonly set?: (text: string) => void }): void {
  const { get = () => '', set = () => {} } = cookie;
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get, set }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
const blocked = () => {
  throw new Error('Cookies are blocked.');
};

describe('STORE-01 a cookie', () => {
  const names: CookieName[] = [
    'zipcode',
    'firstname',
    'riblpid',
    'companyReferrer_cookie',
    'elanReferrerEmail_cookie',
    'elanReferrerName_cookie',
    'jp_cookie_consent',
    'apply_jwt',
    'segment_code',
    'privacy_optout',
  ];
  test.each(names)('%s is read among the others', (name) => {
    expect(readCookie(name, `x${name}=no; ${name}=yes; ${name}x=no`)).toBe('yes');
    expect(readCookie(name, `x${name}=no; ${name}x=no`)).toBeUndefined();
  });

  test('keeps what stands in its value', () => {
    expect(readCookie('apply_jwt', 'apply_jwt=a.b=c==')).toBe('a.b=c==');
    expect(readCookie('firstname', 'firstname=Mar%C3%ADa%20Jos%C3%A9')).toBe('María José');
    expect(readCookie('firstname', 'firstname=')).toBe('');
  });

  test('STORE-04 with broken percent signs is taken as it is', () => {
    expect(readCookie('firstname', 'firstname=100%')).toBe('100%');
    expect(readCookie('firstname', 'firstname=%ff')).toBe('%ff');
  });
});

test('a written cookie is for the whole site and as long as it is told', () => {
  const written: string[] = [];
  documentWith({ set: (text) => written.push(text) });
  writeCookie('segment_code', 'a b;c', { days: 1 });
  writeCookie('zipcode', '04101');
  expect(written).toEqual([
    'segment_code=a%20b%3Bc; path=/; samesite=lax; max-age=86400',
    'zipcode=04101; path=/; samesite=lax',
  ]);
});

test('STORE-04 blocked cookies break nothing', () => {
  documentWith({ get: blocked, set: blocked });
  expect(readCookie('zipcode')).toBeUndefined();
  expect(() => writeCookie('zipcode', '04101')).not.toThrow();
});
