import { describe, expect, test } from 'vitest';
import { locationOf, withVisitorQuery } from './location.ts';

describe('A24 S1 a redirect target becomes a header', () => {
  test.each([
    ['/cd-rates.html', '/cd-rates.html'],
    ['/zh/search.html?q=贷款', '/zh/search.html?q=%E8%B4%B7%E6%AC%BE'],
    ['/zh/贷款.html#利率', '/zh/%E8%B4%B7%E6%AC%BE.html#%E5%88%A9%E7%8E%87'],
    ['/es/pr%C3%A9stamos.html?q=a+b', '/es/pr%C3%A9stamos.html?q=a+b'],
    ['https://bücher.example/señal?q=ñ', 'https://xn--bcher-kva.example/se%C3%B1al?q=%C3%B1'],
    ['http://www.fdic.gov', 'http://www.fdic.gov/'],
  ])('%s as %s', (href, location) => {
    expect(locationOf(href)).toBe(location);
    expect(location).toMatch(/^[\u0021-\u007e]+$/);
  });

  test.each([
    '#rates',
    '?q=cd',
    'mailto:help@example.com',
    'cd.html',
    '//evil.example',
    '/..//evil.example',
    '',
  ])('%j is none', (href) => expect(locationOf(href)).toBeUndefined());
});

describe('V20 the query of a visitor', () => {
  test.each([
    ['/new.html', 'utm_source=mail', '/new.html?utm_source=mail'],
    ['/new.html?q=cd#list', 'a=1&a=2', '/new.html?q=cd&a=1&a=2#list'],
    ['/new.html?q=cd', 'q=loan&page=2', '/new.html?q=cd&page=2'],
    ['/new.html', '', '/new.html'],
    ['/new.html', '&&', '/new.html'],
    ['https://online.elmstonebank.example/login', 'a=%zz', 'https://online.elmstonebank.example/login?a=%zz'],
    ['/new.html', 'name=José"<', '/new.html?name=Jos%C3%A9%22%3C'],
  ])('is added to %s: %s', (location, query, expected) =>
    expect(withVisitorQuery(location, query)).toBe(expected),
  );
});
