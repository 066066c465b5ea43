import { expect, test } from 'vitest';
import { allowedRedirect } from './allowedRedirect.ts';

const location = { pathname: '/contact.html', search: '?x=1' };
/** A document whose body has these data attributes. */
// `allowedRedirect` only reads `body.dataset` and `location`.
const pageWith = (dataset: Record<string, string>) =>
  ({ body: { dataset }, location }) as unknown as Document;
const start = 'https://apply.elmstonebank.example/start';

test('SEC-01 a page leads to the origins that it repeats from site.json, and to no other', () => {
  const page = pageWith({ redirectOrigins: 'https://apply.elmstonebank.example https://my.bank.example' });
  expect(allowedRedirect(start, page)).toBe(start);
  expect(allowedRedirect('/thanks.html', page)).toBe('/thanks.html');
  // PAGE-06
  expect(allowedRedirect('#done', page)).toBe('/contact.html?x=1#done');
  expect(allowedRedirect('https://evil.example/', page)).toBeUndefined();
  expect(allowedRedirect(start, pageWith({}))).toBeUndefined();
});
