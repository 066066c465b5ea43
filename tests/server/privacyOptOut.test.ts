import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, jsonPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads, storeKinds } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const path = '/svt/ecm/privacyOptOut';
const cookie = 'privacy_optout=true; Path=/; Expires=Thu, 31 Dec 2099 23:59:59 GMT; SameSite=Lax';

describe.each(storeKinds)('MODAL-03 an opt-out with %s', (kind) => {
  test('STORE-03 is kept once for each address, and sets the cookie until the end of 2099', async () => {
    const store = await emptyStore(kind);
    const { origin } = await startServer({ releaseFolder: site.out, ...store });
    for (const identifier of ['rosalind@example.com', ' Rosalind@example.com ', 'ada@example.com']) {
      const { status, json, headers } = await send(origin, path, scriptPost({ identifier }));
      expect([status, json()]).toEqual([200, { status: 'success' }]);
      expect(headers['set-cookie']).toEqual([cookie]);
    }
    const { bodies, leads } = await keptLeads(store);
    expect(bodies).toEqual([{ identifier: 'rosalind@example.com' }, { identifier: 'ada@example.com' }]);
    expect(leads.map(({ form }) => form)).toEqual(['privacy-opt-out', 'privacy-opt-out']);
  });
});

test('MODAL-03 without an address only sets the cookie', async () => {
  const store = await emptyStore('sqlite');
  const { origin } = await startServer({ releaseFolder: site.out, ...store });
  const { status, headers } = await send(origin, path, scriptPost({ identifier: '' }));
  expect([status, headers['set-cookie']]).toEqual([200, [cookie]]);
  expect((await keptLeads(store)).leads).toEqual([]);
});

test.each([
  'a@b.c',
  'rosalind',
  'ada,byron@example.com',
  `${'x'.repeat(65)}@example.com`,
  `r@${'x'.repeat(250)}.com`,
  'a@example.com\r\nBcc: b',
])('MODAL-03 refuses %j and sets no cookie', async (identifier) => {
  const store = await emptyStore('sqlite');
  const { origin } = await startServer({ releaseFolder: site.out, ...store });
  const { status, headers } = await send(origin, path, scriptPost({ identifier }));
  expect(status).toBe(422);
  expect(headers).not.toHaveProperty('set-cookie');
  expect((await send(origin, path, jsonPost({ identifier: [identifier] }))).status).toBe(422);
  expect((await keptLeads(store)).leads).toEqual([]);
});

test('SEC-01 leads back to a page of the site without JavaScript, and nowhere else', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const to = async (next: string, referer = `${origin}/es/privacy.html?id=4`) => {
    const post = formPost({ identifier: '', next });
    const headers = { ...post.headers, referer };
    return (await send(origin, path, { ...post, headers })).headers.location;
  };
  expect(await to('/cd-rates.html')).toBe('/cd-rates.html');
  expect(await to('https://evil.example/')).toBe('/');
  // A hash or a query belongs to the page that it is sent from.
  expect(await to('#done')).toBe('/es/privacy.html?id=4#done');
  expect(await to('?done=1')).toBe('/es/privacy.html?done=1');
  for (const referer of [
    '',
    'nonsense',
    'https://evil.example/page.html',
    `${origin}//evil.example`,
    `${origin}/.//evil.example`,
    `${origin}@evil.example/page.html`,
  ])
    expect([referer, await to('#done', referer)]).toEqual([referer, expect.stringMatching(/^\/#done$|^\/$/)]);
});

test('is not taken from another site', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const post = formPost({ identifier: '' });
  const headers = { ...post.headers, 'sec-fetch-site': 'cross-site' };
  expect((await send(origin, path, { ...post, headers })).status).toBe(403);
});
