import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Release } from '#composer/release/release.ts';
import { Housekeeping } from '#composer/server/store/Housekeeping.ts';
import type { StoreOptions } from '#composer/server/store/openStore.ts';
import { bankService, type Behaviour } from '#tests/server/fixtures/bankService.ts';
import { captchaProvider, guardedForm, type TrialProvider } from '#tests/server/fixtures/captchaProvider.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { goodAnswers, page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { tcpProxy } from '#tests/server/fixtures/tcpProxy.ts';
import { emptyStore, keptLeads, opened, storeKinds } from '#tests/store/testStore.ts';

let provider: TrialProvider;
let site: PublishedSite;
beforeAll(async () => {
  provider = await captchaProvider();
  site = new PublishedSite({
    'guarded.json': page('A form that machines cannot send', [guardedForm('guarded', 'v3')]),
    'site.json': { ...(siteFiles['site.json'] as object), captcha: provider.definition() },
  });
  await site.publish();
}, 600_000);
afterAll(async () => {
  site.remove();
  await provider.stop();
});

const start = (store: StoreOptions, more: object = {}) =>
  startServer({ releaseFolder: site.out, captchaSecret: 'secret-key', ...store, ...more });

const rates = '/svt/elmstone/rateApi?zipcode=60601&rateType=CD';
const statusesOf = async (ask: readonly (() => Promise<{ readonly status: number }>)[]) => {
  const statuses: number[] = [];
  for (const one of ask) statuses.push((await one()).status);
  return statuses;
};

describe.runIf(storeKinds.includes('postgres'))('servers of one PostgreSQL database', () => {
  test('31 count each visitor together, for each limit', async () => {
    const store = await emptyStore('postgres');
    const servers = [
      await start(store, { requestsPerMinute: 6 }),
      await start(store, { requestsPerMinute: 6 }),
    ];
    const inTurn = (count: number, ask: (origin: string, index: number) => Promise<{ status: number }>) =>
      statusesOf(
        Array.from({ length: count }, (_, index) => () => ask(servers[index % 2]?.origin ?? '', index)),
      );
    expect(await inTurn(8, (origin) => send(origin, rates))).toEqual([...Array(6).fill(200), 429, 429]);
    // A limit of its own, and that of all posts.
    const optOut = '/svt/ecm/privacyOptOut';
    expect((await inTurn(3, (origin) => send(origin, optOut, { method: 'POST' }))).at(-1)).toBe(429);
    const post = (index: number) => scriptPost({ ...goodAnswers, formId: `key-0000000${index}` });
    const form = '/svt/elmstone/forms/contact';
    expect(await inTurn(3, (origin, index) => send(origin, form, post(index)))).toEqual([200, 200, 429]);
    expect((await keptLeads(store)).leads).toHaveLength(2);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(
      (await opened(store)).db,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  test('31 count exactly, when a visitor sends everything at once', async () => {
    const store = await emptyStore('postgres');
    const options = { requestsPerMinute: 100 };
    const servers = await Promise.all([start(store, options), start(store, options), start(store, options)]);
    const answers = await Promise.all(
      Array.from({ length: 240 }, (_, index) => send(servers[index % 3]?.origin ?? '', rates)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test.each(['silent', 'closed'] as const)(
    '31 count alone while the database is %s, refuse nobody for that, and say so once',
    { timeout: 60_000 },
    async (mood) => {
      const store = await emptyStore('postgres');
      const way = await tcpProxy(store.databaseUrl ?? '');
      const { origin, log } = await start(
        { ...store, databaseUrl: way.databaseUrl },
        { requestsPerMinute: 40 },
      );
      expect((await send(origin, rates)).status).toBe(200);
      way.set(mood);
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(origin, rates)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const alone = Array.from({ length: 30 }, () => () => send(origin, rates));
      expect((await statusesOf(alone)).lastIndexOf(200)).toBe(19);
      expect(log().match(/counted by this server alone/g)).toHaveLength(1);
      way.set('open');
      await vi.waitFor(
        async () => {
          await send(origin, rates);
          expect(log()).toContain('counted for all servers again');
        },
        { timeout: 20_000, interval: 200 },
      );
      expect((await send(origin, rates)).status).toBe(200);
    },
  );

  test('31 delete old data one at a time', async () => {
    const store = await emptyStore('postgres');
    const [one, two] = [await opened(store), await opened(store)];
    await one.db.insertInto('verified_proofs').values({ id: 'old', expires_at: 1 }).execute();
    const left = async () => (await one.db.selectFrom('verified_proofs').select('id').execute()).length;
    const parts = {
      now: () => new Date(),
      log: { info: () => {}, error: () => {} } as never,
      isDelivering: false,
    };
    const clean = async () => {
      const housekeeping = new Housekeeping({ store: two, ...parts });
      housekeeping.start();
      await housekeeping.stop();
    };
    await one.db.transaction().execute(async (work) => {
      await sql`select pg_advisory_xact_lock(${0x70_6f_72_75})`.execute(work);
      await clean();
      expect(await left()).toBe(1);
    });
    await clean();
    expect(await left()).toBe(0);
  });

  test('31 use the clock of the database if their own is wrong', async () => {
    const store = await emptyStore('postgres');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const fast = await start(store);
    await vi.waitFor(() => expect(fast.log()).toMatch(/"seconds":(?:600|599|598)/));
    await send(fast.origin, '/svt/elmstone/forms/contact', formPost(goodAnswers));
    vi.useRealTimers();
    const { origin } = await start(store);
    // Without a key, the same answers within ten minutes are the same lead.
    await send(origin, '/svt/elmstone/forms/contact', formPost(goodAnswers));
    const { leads } = await keptLeads(store);
    expect(leads).toHaveLength(1);
    expect(Math.abs(Number(leads[0]?.received_at) - Date.now())).toBeLessThan(60_000);
  });
});

/** Rates of the bank's own service. */
const answer = JSON.stringify({
  effectiveDate: new Date().toISOString().slice(0, 10),
  rateGrids: [{ productKey: 'CD99', rates: [{ apr: 4, apy: 4, termInMonths: 12, tierDescription: 'all' }] }],
});
const good: Behaviour = (_request, response) =>
  response.setHeader('content-type', 'application/json').end(answer);
const bad: Behaviour = (_request, response) => response.writeHead(500).end();

/** Starts a server whose CD rates come from a service of the bank. */
async function withService(store: StoreOptions, upstream: string) {
  const file = join(site.out, '_portico/release.json');
  const text = readFileSync(file, 'utf8');
  const release = JSON.parse(text) as Release;
  const services = { ...release.site.services, cdRates: { upstream, timeoutMs: 500 } };
  writeFileSync(file, JSON.stringify({ ...release, site: { ...release.site, services } }));
  const started = await start(store);
  writeFileSync(file, text);
  return started;
}

describe.each(storeKinds)('a server that was restarted, on %s', (kind) => {
  test('FORM-20 31 knows the tokens that were verified before', async () => {
    const store = await emptyStore(kind);
    const token = provider.token();
    provider.asked.length = 0;
    const post = (key: string) =>
      scriptPost({ firstName: 'Rosalind', captcha_response: token, captcha_type: 'v3', formId: key });
    const path = '/svt/elmstone/forms/guarded';
    const first = await start(store);
    expect((await send(first.origin, path, post('key-000000001'))).status).toBe(200);
    await first.server.close();
    const { origin } = await start(store);
    expect((await send(origin, path, post('key-000000001'))).status).toBe(200);
    expect((await send(origin, path, post('key-000000002'))).status).toBe(422);
    expect(provider.asked).toHaveLength(1);
    expect((await keptLeads(store)).leads).toHaveLength(1);
  });

  test("RATE-15 31 repeats the last good answers of the bank's services, with their date", async () => {
    const store = await emptyStore(kind);
    const { state, address } = await bankService(good);
    const first = await withService(store, address);
    const before = await send(first.origin, rates);
    expect(before.status).toBe(200);
    await first.server.close();
    state.behaviour = bad;
    const { origin } = await withService(store, address);
    const again = await send(origin, rates);
    expect([again.status, again.text]).toEqual([200, answer]);
    expect(again.headers['x-portico-as-of']).toBe(before.headers['x-portico-as-of']);
    // What was never asked, and the same of another service, is not answered.
    expect((await send(origin, rates.replace('60601', '60602'))).status).toBe(503);
    const other = await withService(store, `${address}other`);
    expect((await send(other.origin, rates)).status).toBe(503);
  });

  test('31 repeats no answer that was for one visitor', async () => {
    const store = await emptyStore(kind);
    const { address } = await bankService(good);
    const { origin, server } = await withService(store, address);
    const own = `${rates}&personlaizedRateFlag=true`;
    expect((await send(origin, own, { headers: { token: 'abc' } })).status).toBe(200);
    await server.close();
    const { db } = await opened(store);
    expect(await db.selectFrom('kept_answers').selectAll().execute()).toEqual([]);
    expect((await db.selectFrom('steps').select('name').execute()).length).toBeGreaterThan(0);
  });
});
