import { expect, test } from 'vitest';
import { localeCodes, localeOfPage, localeOfPath } from './locale.ts';

test.each([
  ['/', 'en'],
  ['/es/', 'es'],
  ['/es/cd-rates.html', 'es'],
  ['/personal/es/x.html', 'es'],
  ['/zh/', 'zh'],
  ['/es', 'en'],
  ['/es.html', 'en'],
  ['/estate/es-x/', 'en'],
  ['/?x=/es/', 'en'],
  ['/#/es/', 'en'],
  ['/ES/', 'en'],
  ['', 'en'],
])('PAGE-01 the language of %s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

test('PAGE-01 Spanish is es-us', () => expect(localeCodes.es).toBe('es-us'));

test.each([
  ['/welcome.html', 'es-us', 'es'],
  ['/welcome.html', 'zh-us', 'zh'],
  ['/welcome.html', 'en-us', 'en'],
  ['/welcome.html', undefined, 'en'],
  ['/es/welcome.html', undefined, 'es'],
  ['/es/welcome.html', 'en-us', 'es'],
] as const)('PAGE-01 the language of %s with the indicator %s is %s', (path, indicator, locale) =>
  expect(localeOfPage(path, indicator)).toBe(locale),
);
