import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankService } from '#tests/server/fixtures/bankService.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { send } from '#tests/server/fixtures/send.ts';
import { siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const config = siteFiles['site.json'] as { services: object };
const site = new PublishedSite({
  'site.json': { ...config, appointments: { pb: '/contact.html#write', bb: '/cd-rates.html?from=bb' } },
});
beforeAll(async () => {
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
});
afterAll(() => site.remove());

const path = '/svt/elmstone/appointmentScheduling';

test('WIDG-14 GET /svt/{provider}/appointmentScheduling names a page for each kind of banking, kept by nobody', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const urlOf = async (query: string) => {
    const { status, headers, json } = await send(origin, `${path}?${query}`);
    expect([status, String(headers['cache-control'])]).toEqual([200, 'private, no-store']);
    return json();
  };
  const answer = (url: string) => ({ data: { attributes: { url } } });
  expect(await urlOf('bankingType=pb')).toEqual(answer('/contact.html#write'));
  expect(await urlOf('bankingType=pb&external_id=a%26b')).toEqual(
    answer('/contact.html?externalId=a%26b#write'),
  );
  expect(await urlOf('bankingType=bb&external_id=7')).toEqual(answer('/cd-rates.html?from=bb&externalId=7'));
  for (const query of [
    '',
    'bankingType=xx',
    'bankingType=pb&bankingType=bb',
    `bankingType=pb&external_id=${'x'.repeat(201)}`,
  ])
    expect([query.slice(0, 40), (await send(origin, `${path}?${query}`)).status]).toEqual([
      query.slice(0, 40),
      400,
    ]);
});

test('WIDG-14 a page in another language is led to the same page in its language, if there is one', async () => {
  const files = { pb: '/?from=pb#top', bb: '/contact.html#write' };
  site.write({ 'site.json': { ...config, appointments: files } });
  await site.publish();
  const { origin } = await startServer({ releaseFolder: site.out });
  const urls = await Promise.all(
    ['pb&language=es&external_id=7', 'bb&language=es', 'pb&language=en'].map(async (query) =>
      (await send(origin, `${path}?bankingType=${query}`)).json(),
    ),
  );
  expect(urls).toEqual(
    ['/es/?from=pb&externalId=7', '/contact.html#write', '/?from=pb#top'].map((url) => ({
      data: { attributes: { url } },
    })),
  );
  expect((await send(origin, `${path}?bankingType=pb&language=fr`)).status).toBe(400);
});

test('WIDG-14 the bank’s own service is asked by the same contract; an address that no link may have has failed', async () => {
  const said: { body: unknown } = { body: { data: { attributes: { url: 'https://book.bank.example/7' } } } };
  const service = await bankService((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  });
  const target = { upstream: service.address };
  site.write({ 'site.json': { ...config, services: { ...config.services, appointments: target } } });
  await site.publish();
  const { origin } = await startServer({ releaseFolder: site.out });
  const ask = () => send(origin, `${path}?bankingType=bb&external_id=v-7&more=1`);
  const answer = await ask();
  expect([answer.status, answer.json()]).toEqual([200, said.body]);
  expect(service.seen.map(({ url }) => url)).toEqual(['/?bankingType=bb&external_id=v-7']);
  for (const url of ['javascript:alert(1)', '//evil.example', '', 7]) {
    said.body = { data: { attributes: { url } } };
    expect([url, (await ask()).status]).toEqual([url, 503]);
  }
});
