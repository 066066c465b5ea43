import { expect, test } from 'vitest';
import { localeCodes, localeOfPath } from './locale.ts';

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
