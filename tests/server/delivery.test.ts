import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '#composer/server/createServer.ts';
import { retryLeads } from '#composer/server/store/leadQueries.ts';
import type { StoreKind } from '#composer/server/store/schema.ts';
import { bankService, type Behaviour } from './fixtures/bankService.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { scriptPost, send } from './fixtures/send.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';
import { serverParts } from './fixtures/serverParts.ts';
import { startServer } from './fixtures/startServer.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';
import { nextTry, pauses, shortestTrial } from '#composer/server/delivery/DeliveryWorker.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const action = '/svt/elmstone/forms/contact';
const answer =
  (status: number): Behaviour =>
  (_request, response) =>
    response.writeHead(status).end('{}');
const silence: Behaviour = () => {};
const hour = 3_600_000;

/** Starts servers that share a store and a bank service, with a clock that the test controls. */
async function withBank(
  kind: StoreKind,
  behaviour: Behaviour,
  {
    servers = 1,
    timeoutMs = 8000,
    restMs = 50,
  }: { servers?: number; timeoutMs?: number; restMs?: number } = {},
) {
  const bank = await bankService(behaviour, '/crm/leads');
  const store = await emptyStore(kind);
  const clock = { time: Date.UTC(2026, 10, 21, 12) };
  const leads = { upstream: bank.address, token: 'of-the-bank', timeoutMs };
  const delivery = { pollMs: 20, restMs };
  const options = {
    releaseFolder: site.out,
    ...store,
    leads,
    delivery,
    requestsPerMinute: 10_000,
    now: () => new Date(clock.time),
  };
  const started = [];
  for (let count = 0; count < servers; count += 1) started.push(await startServer(options));
  const origins = started.map(({ origin }) => origin);
  const post = async (number: number) => {
    const body = scriptPost({
      ...goodAnswers,
      email: `v${number}@example.com`,
      formId: `key-${1_000_000 + number}`,
    });
    // A busy server answers with a 503; a resubmission is the same lead.
    await vi.waitFor(
      async () => {
        const { status } = await send(origins[number % origins.length] ?? '', action, body);
        expect(status).toBe(200);
      },
      { timeout: 20_000, interval: 100 },
    );
  };
  const outbox = async () => (await keptLeads(store)).outbox;
  const settled = (state: string) =>
    vi.waitFor(
      async () => expect(new Set((await outbox()).map((row) => row.state))).toEqual(new Set([state])),
      {
        timeout: 30_000,
        interval: 50,
      },
    );
  const calls = (count: number) =>
    vi.waitFor(() => expect(bank.seen.length).toBeGreaterThanOrEqual(count), 10_000);
  return { bank, store, clock, started, options, post, outbox, settled, calls };
}

describe.each(storeKinds)('a stored lead with %s', (kind) => {
  test('reaches the bank with its values, its key and the bank’s token', async () => {
    const { bank, post, settled, outbox } = await withBank(kind, answer(201));
    await post(1);
    await settled('delivered');
    expect(bank.seen).toHaveLength(1);
    const [call] = bank.seen;
    expect(call?.url).toBe('/crm/leads');
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer of-the-bank',
      'idempotency-key': 'contact:key-1000001',
      'content-type': 'application/json',
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      id: 1,
      form: 'contact',
      locale: 'en',
      page: '/contact.html',
      receivedAt: '2026-11-21T12:00:00.000Z',
      values: { ...goodAnswers, email: 'v1@example.com', formType: 'contact' },
    });
    expect(await outbox()).toMatchObject([
      { attempts: 1, last_error: null, finished_at: Date.UTC(2026, 10, 21, 12) },
    ]);
  });

  test('is delivered once when three processes share the work', async () => {
    const { bank, post, settled } = await withBank(kind, answer(200), { servers: 3 });
    await Promise.all(Array.from({ length: 60 }, (_, number) => post(number)));
    await settled('delivered');
    const keys = bank.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(60);
    expect(new Set(keys).size).toBe(60);
  });

  test('is tried again under the same key until the bank has it', async () => {
    const { bank, clock, post, settled, outbox, calls } = await withBank(kind, answer(503));
    await post(1);
    await calls(1);
    await vi.waitFor(
      async () => expect(await outbox()).toMatchObject([{ last_error: 'The upstream answered 503.' }]),
      10_000,
    );
    bank.state.behaviour = answer(200);
    clock.time += hour;
    await settled('delivered');
    expect(bank.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'contact:key-1000001',
      'contact:key-1000001',
    ]);
  });

  test('is parked with the reason after twelve tries over at least four and a half hours', async () => {
    const { bank, clock, post, settled, outbox, started } = await withBank(kind, answer(503));
    const first = clock.time;
    await post(1);
    await vi.waitFor(
      async () => {
        const [row] = await outbox();
        if (row?.state === 'parked') return;
        // Never moves the clock past the next attempt, so that pauses are respected.
        if (row && row.attempts === bank.seen.length && row.last_error !== null)
          clock.time = Math.max(clock.time, row.next_at);
        expect(row?.state).toBe('parked');
      },
      { timeout: 90_000, interval: 20 },
    );
    await settled('parked');
    expect(bank.seen).toHaveLength(12);
    expect(clock.time - first).toBeGreaterThanOrEqual(4.5 * hour);
    expect(await outbox()).toMatchObject([{ attempts: 12, last_error: 'The upstream answered 503.' }]);
    const log = started[0]?.log() ?? '';
    expect(log).toContain('lead parked');
    for (const value of [goodAnswers.firstName, 'v1@example.com', 'of-the-bank'])
      expect(log).not.toContain(value);
  });

  test('S3 that the bank refuses is parked at once with its reason, and delays no other', async () => {
    const refusing: Behaviour = (_request, response, body) =>
      response.writeHead(body.includes('refused') ? 422 : 200).end('{}');
    const { bank, clock, post, outbox, started, options } = await withBank(kind, refusing, {
      restMs: 60_000,
    });
    const refused = Array.from({ length: 60 }, (_, number) => ({
      ...goodAnswers,
      firstName: 'refused',
      email: `r${number}@example.com`,
      formId: `key-refused-${number}`,
    }));
    const origin = started[0]?.origin ?? '';
    for (const one of refused) expect((await send(origin, action, scriptPost(one))).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, (_, number) => post(number)));
    const inState = async (state: string) => (await outbox()).filter((row) => row.state === state);
    await vi.waitFor(
      async () => expect(await inState('delivered')).toHaveLength(20),
      // The limit that the bank is promised.
      { timeout: 30_000, interval: 50 },
    );
    await vi.waitFor(async () => expect(await inState('parked')).toHaveLength(60), 10_000);
    expect((await inState('parked'))[0]).toMatchObject({
      attempts: 1,
      last_error: 'The upstream answered 422.',
    });
    expect(bank.seen).toHaveLength(80);
    expect(started[0]?.log()).toContain('lead parked');
    expect((await send(origin, '/health/ready')).json()).toMatchObject({ status: 'ready', parkedLeads: 60 });
    bank.state.behaviour = answer(200);
    clock.time = Date.now() + hour;
    await retryLeads(await opened(options), { states: ['parked'] });
    await vi.waitFor(async () => expect(await inState('delivered')).toHaveLength(80), 20_000);
  });

  test.for([401, 403, 404, 405, 410])(
    'S3 is kept waiting when %i refuses the server or its route, not the lead',
    async (status) => {
      const { post, calls, outbox } = await withBank(kind, answer(status));
      await post(1);
      await calls(1);
      await vi.waitFor(
        async () =>
          expect(await outbox()).toMatchObject([
            { state: 'waiting', last_error: `The upstream answered ${status}.` },
          ]),
        10_000,
      );
    },
  );

  test('that a bank does not answer for is given up after the time-out, and tried again', async () => {
    const { bank, clock, post, settled, outbox } = await withBank(kind, silence, { timeoutMs: 300 });
    await post(1);
    await vi.waitFor(
      async () => expect(await outbox()).toMatchObject([{ last_error: 'No answer within 0.3 seconds.' }]),
      5000,
    );
    bank.state.behaviour = answer(200);
    clock.time += hour;
    await settled('delivered');
  });

  test('that a stopped process was at is delivered by the next one', async () => {
    const { bank, post, started, options, calls, outbox, settled } = await withBank(kind, silence, {
      timeoutMs: 60_000,
    });
    await post(1);
    await calls(1);
    await started[0]?.server.close();
    expect(await outbox()).toMatchObject([
      { state: 'waiting', last_error: 'The server stopped before an answer came.' },
    ]);
    bank.state.behaviour = answer(200);
    await startServer(options);
    await settled('delivered');
  });
});

test('the pauses grow, and tries that come too fast are not the last ones', () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  expect(nextTry(1, noon, noon, 0)).toBe(noon + 10_000);
  expect(nextTry(1, noon, noon, 1)).toBe(noon + 12_000);
  expect(nextTry(12, noon, noon + shortestTrial - 1, 0)).toBe(noon + shortestTrial - 1 + 90 * 60_000);
  expect(nextTry(12, noon, noon + shortestTrial, 0)).toBeUndefined();
});

test('an address that leads cannot be sent to is named at the start', async () => {
  const { dataFolder } = await emptyStore('sqlite');
  const options = {
    releaseFolder: site.out,
    ...(await serverParts()),
    dataFolder,
    leads: { upstream: 'crm.example' },
  };
  await expect(createServer(options)).rejects.toThrow(/cannot be sent to "crm.example"/);
});
