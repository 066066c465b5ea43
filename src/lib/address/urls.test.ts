import { describe, expect, test } from 'vitest';
import { isInternalHref, safeHref, safeRedirect } from './urls.ts';

describe('SEC-02 a link target', () => {
  test.each([
    '/cd-rates.html',
    '/es/?a=1#b',
    '#anchor',
    '?q=cd',
    'https://www.fdic.gov/',
    'http://example.com',
    'mailto:help@example.com',
    'tel:+18005550142',
    'HTTPS://EXAMPLE.COM',
  ])('%s may be written', (href) => expect(safeHref(href)).toBe(href));

  test.each([
    '',
    ' /x',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/y',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'page.html',
    'https://',
    'https:// x',
  ])('%j may not', (href) => expect(safeHref(href)).toBeUndefined());
});

describe('SEC-01 a redirect target', () => {
  const origins = ['https://online.elmstonebank.example'];

  test.each([
    ['/thanks.html', '/thanks.html'],
    ['/a/../b.html?x=1#y', '/b.html?x=1#y'],
    ['https://online.elmstonebank.example/login', 'https://online.elmstonebank.example/login'],
  ])('%s is followed', (target, expected) => expect(safeRedirect(target, origins)).toBe(expected));

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example/',
    'https://online.elmstonebank.example.evil.example/',
    'https://online.elmstonebank.example@evil.example/',
    'https://user:pass@online.elmstonebank.example/',
    'https://online.elmstonebank.example:444/',
    'http://online.elmstonebank.example/',
    'https://online.elmstonebank.example./',
    'https://portico.invalid/x',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:x@example.com',
    '/x\r\nset-cookie: a=b',
    'thanks.html',
    '',
  ])('%j is not', (target) => expect(safeRedirect(target, origins)).toBeUndefined());

  test('what is followed stays on the site when a browser reads it', () => {
    for (const target of [
      '/a',
      '/a//b',
      '/;//x',
      '/?//evil.example',
      '/#//evil.example',
      '/@evil.example',
      '/:80',
    ]) {
      const followed = safeRedirect(target) ?? '';
      expect(new URL(followed, 'https://www.elmstonebank.example/page').host).toBe(
        'www.elmstonebank.example',
      );
    }
  });
});

test.each([
  ['#done', '/contact.html?x=1#done'],
  ['?sent=1', '/contact.html?sent=1'],
  ['/thanks.html', '/thanks.html'],
])('PAGE-06 from a page, %s leads to %s', (target, expected) =>
  expect(safeRedirect(target, [], '/contact.html?x=1')).toBe(expected),
);

test('a target of the site itself is a path, a query or a hash', () => {
  expect(['/x', '#x', '?x'].every(isInternalHref)).toBe(true);
  expect(['//x', 'https://x', 'x', ''].some(isInternalHref)).toBe(false);
});
