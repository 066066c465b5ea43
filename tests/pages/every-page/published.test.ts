import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { brotli } from '#composer/publish/files/writeCompressed.ts';
import { weightBudgets } from '#tests/bench/weight.mjs';
import { demoPages } from '#tests/pages/demoPages.ts';
import { elementsNamed, publishedDocument } from '#tests/pages/publishedDocument.ts';
import { test } from '#tests/pages/visit.ts';
import { DomUtils } from 'htmlparser2';

test('the site map lists every page that may be found, and no other', async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  const isFound = (path: string) =>
    !elementsNamed(publishedDocument(path), 'meta').some(
      ({ attribs }) => attribs['name'] === 'robots' && attribs['content']?.includes('noindex'),
    );
  const found = demoPages().filter(isFound);
  // One branch page stands for all.
  const isOther = (path: string) =>
    path.startsWith('/trial/') || (path.includes('/branches/') && !found.includes(path));
  expect(listed.filter((path) => !isOther(path)).toSorted()).toEqual(found.toSorted());
  expect(listed.filter((path) => path.includes('/branches/')).length).toBeGreaterThan(600);
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((path) => /404|\.error\.|thanks/.test(path))).toEqual([]);
});

test('no document is heavier than its budget', () => {
  const folder = inject('releaseFolder');
  const documents = demoPages().map((path) =>
    readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path)),
  );
  // The heaviest are among the longest, and compressing all of them takes long.
  const longest = documents.toSorted((one, other) => other.length - one.length).slice(0, 12);
  const heaviest = Math.max(...longest.map((document) => brotli(document, 'best').length));
  expect(heaviest).toBeGreaterThan(weightBudgets.document / 2);
  // The pages of the tests have settings and links that the demo bank's own do not have.
  expect(heaviest).toBeLessThanOrEqual(weightBudgets.document + 300);
});

test('evaluating the file of React evaluates React DOM, so that the next file of an island does not wait for it', async ({
  visit,
}) => {
  const page = await visit('/locations.html');
  const files = await page.locator('[data-preload]').first().getAttribute('data-preload');
  const react = files?.split(' ').find((file) => /\/react\./.test(file));
  // As text, because Vitest replaces imports. React DOM reports to this hook when it is evaluated.
  const renderers = await page.evaluate(`(async () => {
    let count = 0;
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => (count += 1) };
    await import('${react}');
    return count;
  })()`);
  expect(renderers).toBe(1);
});

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** Documents of the site by address. Each is only fetched once, because seventy pages link to the same fifty. */
const documents = new Map<string, Promise<Answer>>();

function documentAt(url: string): Promise<Answer> {
  const fetched =
    documents.get(url) ??
    fetch(url).then(async (response) => ({ status: response.status, html: await response.text() }));
  documents.set(url, fetched);
  return fetched;
}

/** Tells whether an address of the site has an answer, and the element that it names. */
async function leadsSomewhere({ origin, pathname, search, hash }: URL): Promise<boolean> {
  const { status, html } = await documentAt(origin + pathname + search);
  return status === 200 && (hash === '' || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`));
}

test.for(demoPages())('%s has a title, one h1 and links that lead somewhere', async (path, { site }) => {
  const page = publishedDocument(path);
  const [title] = elementsNamed(page, 'title');
  expect(title && DomUtils.textContent(title)).toBeTruthy();
  expect(elementsNamed(page, 'h1')).toHaveLength(1);
  const hrefs = new Set(elementsNamed(page, 'a').flatMap(({ attribs }) => attribs['href'] ?? []));
  const links = [...hrefs].map((href) => new URL(href, site.url + path));
  expect(links.filter(({ protocol }) => !/^(?:https?|tel|mailto):$/.test(protocol))).toEqual([]);
  const own = links.filter(({ origin }) => origin === site.url);
  expect(own.length).toBeGreaterThan(5);
  const leads = await Promise.all(own.map(leadsSomewhere));
  expect(own.filter((_link, index) => !leads[index]).map(({ href }) => href)).toEqual([]);
});
