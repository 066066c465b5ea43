import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '#composer/server/createServer.ts';
import { emptyStore, storeKinds } from '#tests/store/testStore.ts';
import { bankService } from './fixtures/bankService.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { jsonPost, listening, scriptPost, send } from './fixtures/send.ts';
import { serverParts } from './fixtures/serverParts.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';
import { startServer } from './fixtures/startServer.ts';
import { withServices } from './fixtures/withServices.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

/** Starts a server with metrics. @returns A function that reads a metric: its value by labels. */
async function started(options = {}) {
  let url = '';
  const metrics = { port: 0, onOpen: (opened: string) => (url = opened) };
  const server = await startServer({ releaseFolder: site.out, metrics, ...options });
  const text = async () => (await send(new URL(url).origin, '/metrics')).text;
  const read = async (name: string) =>
    Object.fromEntries(
      (await text())
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
        .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  return { ...server, url, text, read };
}

const requests = 'portico_http_request_duration_seconds_count';

test('requests are counted by route and status, pages too, and no path of a visitor is in them', async () => {
  const { origin, read, text } = await started();
  await send(origin, '/');
  await send(origin, '/cd-rates.html?utm=1');
  await send(origin, '/media/nothing-4711.png');
  await send(origin, '/cds.html');
  await send(origin, '/svt/elmstone/rateApi?zipcode=60601&rateType=CD');
  await send(origin, '/svt/elmstone/rateApi?zipcode=abc&rateType=CD');
  await send(origin, '/svt/elmstone/forms/contact/code-4711/60601', scriptPost(goodAnswers));
  const counts = await read(requests);
  expect(counts['{route="page",status="200"}']).toBe(2);
  expect(counts['{route="redirect",status="301"}'] ?? counts['{route="redirect",status="308"}']).toBe(1);
  expect(counts['{route="none",status="404"}']).toBe(1);
  expect(counts['{route="/svt/elmstone/rateApi",status="200"}']).toBe(1);
  expect(counts['{route="/svt/elmstone/rateApi",status="400"}']).toBe(1);
  expect(Object.keys(counts).join()).toContain('/svt/elmstone/forms/:form/*');
  expect(await text()).not.toMatch(/4711|60601/);
});

test('every duration is in one bucket, and the last bucket holds all', async () => {
  const { origin, read } = await started();
  for (let call = 0; call < 5; call += 1) await send(origin, '/');
  const steps = await read('portico_http_request_duration_seconds_bucket');
  const pages = Object.entries(steps).filter(([labels]) => labels.includes('route="page"'));
  const counts = pages.map(([, count]) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(pages.at(-1)).toEqual(['{route="page",status="200",le="+Inf"}', 5]);
});

test('the public port does not serve metrics, and their own port nothing else', async () => {
  const { origin, url } = await started();
  expect((await send(origin, '/metrics')).status).toBe(404);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect((await send(new URL(url).origin, '/')).status).toBe(404);
  const answer = await send(new URL(url).origin, '/metrics');
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  expect(answer.text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(answer.text).toMatch(/^process_resident_memory_bytes /m);
});

test('a port that is in use is named, and the server does not start', async () => {
  const { url } = await started();
  const server = await createServer({
    ...(await serverParts()),
    releaseFolder: site.out,
    ...(await emptyStore('sqlite')),
    metrics: { port: Number(new URL(url).port) },
  });
  onTestFinished(() => server.close());
  await expect(listening(server)).rejects.toThrow(
    /Metrics cannot be served at 127\.0\.0\.1:\d+: the port is in use/,
  );
});

test('the release, the queue and the search threads are there', async () => {
  const { read, origin } = await started();
  await send(
    origin,
    '/svt/elmstone/search',
    jsonPost({ method: 'search.suggest', profile: 'main', text: 'cd' }),
  );
  expect(Object.keys(await read('portico_release_info')).join()).toMatch(/release="[^"]+",built_at="\d{4}-/);
  expect(await read('portico_queued_requests')).toEqual({ '': 0 });
  expect(await read('portico_search_queries')).toEqual({ '{state="busy"}': 0, '{state="queued"}': 0 });
  expect(await read('portico_search_threads_replaced_total')).toEqual({ '': 0 });
});

test.each(storeKinds)(
  'leads that were not delivered are counted by state, with the age of the oldest (%s)',
  async (kind) => {
    const bank = await bankService((_request, response) => response.writeHead(500).end());
    const store = await emptyStore(kind);
    const { origin, read } = await started({ ...store, leads: { upstream: bank.address } });
    await send(origin, '/svt/elmstone/forms/contact', scriptPost(goodAnswers));
    await vi.waitFor(() => expect(bank.seen.length).toBeGreaterThan(0));
    expect(await read('portico_outbox_leads')).toEqual({ '{state="waiting"}': 1, '{state="parked"}': 0 });
    expect((await read('portico_outbox_oldest_seconds'))['']).toBeLessThan(60);
    await vi.waitFor(async () =>
      expect(await read('portico_upstream_failing')).toMatchObject({ '{service="leads"}': 1 }),
    );
  },
);

test('metrics are read while the store is down, and say so', async () => {
  const { read, text } = await started({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none' });
  expect(await read('portico_store_up')).toEqual({ '': 0 });
  expect(await read('portico_outbox_leads')).toEqual({});
  expect(await text()).toContain('portico_release_info');
});

test('calls of the bank are counted by result, and the circuit breaker with its changes', async () => {
  const bank = await bankService((_request, response) => response.writeHead(500).end());
  const { origin, read } = await withServices(site, { cdRates: { upstream: bank.address } }, () => started());
  for (let call = 0; call < 7; call += 1)
    await send(origin, `/svt/elmstone/rateApi?zipcode=6060${call}&rateType=CD`);
  expect(await read('portico_upstream_call_duration_seconds_count')).toEqual({
    '{service="cdRates",result="failed"}': 5,
    '{service="cdRates",result="skipped"}': 2,
  });
  expect(await read('portico_upstream_breaker_open')).toMatchObject({ '{service="cdRates"}': 1 });
  expect(await read('portico_upstream_breaker_changes_total')).toMatchObject({
    '{service="cdRates",to="open"}': 1,
    '{service="cdRates",to="closed"}': 0,
  });
});
