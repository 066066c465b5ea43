import { expect, test } from 'vitest';
import { pageAt, pageNamed } from './pageAt.ts';

const pages = new Set(['/', '/es/', '/cd-rates.html']);
const isPage = (path: string) => pages.has(path);

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/es', '/es/'],
  ['/es/index', '/es/'],
  ['/cd-rates', '/cd-rates.html'],
  ['/cd-rates.html', '/cd-rates.html'],
  ['/cd-rates/', undefined],
  ['/esindex', undefined],
])('%s leads to %s', (path, page) => expect(pageAt(path, isPage)).toBe(page));

test('a folder is not a name of its page', () => {
  expect(pageNamed('/es', isPage)).toBeUndefined();
  expect(pageNamed('/cd-rates', isPage)).toBe('/cd-rates.html');
});
