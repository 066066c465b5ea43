import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type CookieName, readCookie, writeCookie, writeSessionCookie } from './cookies.ts';

/** Stubs a document whose cookies are read and written by these functions. */
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
    'session_id',
    'mid',
    'external_id',
    'languageModal',
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

test('STORE-03 a written cookie is for the whole site and lives as long as its name says', () => {
  const written: string[] = [];
  documentWith({ set: (text) => written.push(text) });
  writeCookie('segment_code', 'a b;c');
  writeCookie('session_id', '0');
  writeCookie('zipcode', '04101');
  writeCookie('jp_cookie_consent', 'accepted');
  writeCookie('privacy_optout', 'true');
  writeSessionCookie('languageModal', 'asked');
  expect(written).toEqual([
    'segment_code=a%20b%3Bc; path=/; samesite=lax; max-age=86400',
    'session_id=0; path=/; samesite=lax; max-age=86400',
    'zipcode=04101; path=/; samesite=lax; max-age=15552000',
    'jp_cookie_consent=accepted; path=/; samesite=lax; max-age=31536000',
    'privacy_optout=true; path=/; samesite=lax; expires=Thu, 31 Dec 2099 23:59:59 GMT',
    'languageModal=asked; path=/; samesite=lax',
  ]);
});

test('STORE-04 blocked cookies break nothing', () => {
  documentWith({ get: blocked, set: blocked });
  expect(readCookie('zipcode')).toBeUndefined();
  expect(() => writeCookie('zipcode', '04101')).not.toThrow();
});
