import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenPages } from '#composer/server/store/pageViewQueries.ts';
import type { Release } from '#composer/release/release.ts';
import { analytics } from '#composer/page/pageDefinition.ts';
import { longestPageViewValue, pageViewFields } from '#lib/visitor/pageViewFields.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { bankService } from '#tests/server/fixtures/bankService.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, opened, storeKinds } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const path = '/svt/elmstone/pageView';
const home = { currentPage: 'home', sitePlatform: 'web', language: 'en-us' };
const view = (more: object = {}) => jsonPost({ ...home, activeSession: 'open', ...more });

describe.each(storeKinds)('page views with %s', (kind) => {
  test('PAGE-11 are counted by day and by what pages say of themselves, over restarts', async () => {
    const options = await emptyStore(kind);
    for (const day of ['2026-11-21', '2026-11-22']) {
      const now = () => new Date(`${day}T12:00:00Z`);
      const { server, origin } = await startServer({ releaseFolder: site.out, ...options, now });
      expect((await send(origin, path, view({ activeSession: 'new' }))).status).toBe(204);
      await send(origin, path, view());
      await send(origin, path, view({ currentPage: 'cd-rates', activeSession: 'none' }));
      await server.close();
    }
    const store = await opened(options);
    expect(await seenPages(store, '2026-11-21')).toEqual([
      { fields: home, views: 4, sessions: 2 },
      { fields: { ...home, currentPage: 'cd-rates' }, views: 2, sessions: 0 },
    ]);
    const later = await seenPages(store, '2026-11-22');
    expect(later.map(({ views }) => views)).toEqual([2, 1]);
  });
});

test('PAGE-11 those who opted out, and other sites, are not counted; what pages do not say is refused', async () => {
  const options = await emptyStore('sqlite');
  const { server, origin } = await startServer({ releaseFolder: site.out, ...options });
  const answer = async (given: ReturnType<typeof jsonPost>, headers: Readonly<Record<string, string>> = {}) =>
    (await send(origin, path, { ...given, headers: { ...given.headers, ...headers } })).status;
  expect(await answer(view(), { cookie: 'a=b; privacy_optout=true' })).toBe(204);
  expect(await answer(view(), { 'sec-gpc': '1' })).toBe(204);
  expect(await answer(view(), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await answer(view({ email: 'rosalind@example.com' }))).toBe(400);
  expect(await answer(view({ currentPage: 'x'.repeat(201) }))).toBe(400);
  expect(await answer(view({ activeSession: '0123456789abcdef0123456789abcdef' }))).toBe(400);
  await server.close();
  expect(await seenPages(await opened(options), '2026-01-01')).toEqual([]);
});

test('PAGE-11 a collector of the bank gets them in the place of the embedded one, but for those who opted out', async () => {
  const service = await bankService((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  );
  const file = join(site.out, '_portico/release.json');
  const text = readFileSync(file, 'utf8');
  const release = JSON.parse(text) as Release;
  const services = { ...release.site.services, pageViews: { upstream: service.address } };
  writeFileSync(file, JSON.stringify({ ...release, site: { ...release.site, services } }));
  const { origin } = await startServer({ releaseFolder: site.out });
  writeFileSync(file, text);
  expect((await send(origin, path, view())).status).toBe(200);
  const refused = view();
  await send(origin, path, { ...refused, headers: { ...refused.headers, 'sec-gpc': '1' } });
  expect(service.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { ...home, activeSession: 'open' },
  ]);
});

test('PAGE-11 the longest values that authors may write are taken, in any script', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const all = (text: string) => Object.fromEntries(pageViewFields.map((name) => [name, text]));
  const longest = '贷'.repeat(longestPageViewValue);
  expect((await send(origin, path, jsonPost({ ...all(longest), activeSession: 'open' }))).status).toBe(204);
  expect((await send(origin, path, jsonPost({ ...all(`${longest}x`), activeSession: 'open' }))).status).toBe(
    400,
  );
  expect(analytics.safeParse(all(longest)).success).toBe(true);
  expect(analytics.safeParse(all(`${longest}x`)).success).toBe(false);
});
