import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Release } from '#composer/release/release.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankService, type Behaviour } from '#tests/server/fixtures/bankService.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const good = (apr: number, date = '2026-11-20') =>
  JSON.stringify({
    effectiveDate: date,
    rateGrids: [{ productKey: 'CD99', rates: [{ apr, apy: apr, termInMonths: 12, tierDescription: 'all' }] }],
  });

const json =
  (body: string, status = 200): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** Starts a server with services of the bank, and a clock that the test controls. */
async function withUpstream(behaviour: Behaviour) {
  const service = await bankService(behaviour, '/bank/rates?channel=web');
  const file = join(site.out, '_portico/release.json');
  const text = readFileSync(file, 'utf8');
  const release = JSON.parse(text) as Release;
  const target = { upstream: service.address, timeoutMs: 300 };
  const services = { ...release.site.services, cdRates: target, search: target };
  writeFileSync(file, JSON.stringify({ ...release, site: { ...release.site, services } }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
  onTestFinished(() => void vi.useRealTimers());
  // Circuit breakers use the system clock.
  const clock = {
    get time() {
      return Date.now();
    },
    set time(time: number) {
      vi.setSystemTime(time);
    },
  };
  const started = await startServer({
    releaseFolder: site.out,
    now: () => new Date(),
    requestsPerMinute: 10_000,
  });
  writeFileSync(file, text);
  const ask = (zip = '60601', headers = {}, flag = 'false') =>
    send(started.origin, `/svt/elmstone/rateApi?zipcode=${zip}&rateType=CD&personlaizedRateFlag=${flag}`, {
      headers,
    });
  return { ...service, ...started, clock, ask };
}

test('a service of the bank answers in the place of the embedded one, with when it did', async () => {
  const { ask, seen } = await withUpstream(json(good(4.5)));
  const { status, headers, text } = await ask();
  expect([status, text]).toEqual([200, good(4.5)]);
  expect(headers['x-portico-as-of']).toBe('2026-11-21');
  expect(seen[0]?.url).toBe('/bank/rates?channel=web&zipcode=60601&rateType=CD&personlaizedRateFlag=false');
});

test('only what the contract knows is passed on', async () => {
  const { origin, seen } = await withUpstream(json(good(4.5)));
  await send(origin, '/svt/elmstone/rateApi?zipcode=60601&rateType=CD&debug=1&channel=x', {
    headers: { cookie: 'firstname=Rosalind', 'x-forwarded-for': '1.2.3.4', authorization: 'Basic x' },
  });
  expect(seen[0]?.url).toBe('/bank/rates?channel=web&zipcode=60601&rateType=CD&personlaizedRateFlag=false');
  for (const name of ['cookie', 'x-forwarded-for', 'authorization'])
    expect(seen[0]?.headers).not.toHaveProperty(name);
});

test('RATE-14 a zip code that is none never reaches the bank', async () => {
  const { ask, seen } = await withUpstream(json(good(4.5)));
  expect((await ask('abcde')).status).toBe(400);
  expect(seen).toEqual([]);
});

test('RATE-15 many visitors who ask the same at once cause one call', async () => {
  const { ask, seen } = await withUpstream((request, response, body) =>
    setImmediate(() => json(good(4.5))(request, response, body)),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(seen).toHaveLength(1);
  await Promise.all([ask('60602'), ask('60603')]);
  expect(seen).toHaveLength(3);
});

test('RATE-15 the same question, one after the other, is one call for half a minute', async () => {
  const { ask, seen, state, clock } = await withUpstream(json(good(4.5)));
  const first = await ask();
  expect(first.headers['cache-control']).toBe('public, max-age=30');
  state.behaviour = json(good(4.6));
  clock.time += 20_000;
  const second = await ask();
  expect([second.text, second.headers['cache-control']]).toEqual([good(4.5), 'public, max-age=10']);
  expect(second.headers['x-portico-as-of']).toBe('2026-11-21');
  expect(seen).toHaveLength(1);
  clock.time += 10_000;
  expect((await ask()).text).toBe(good(4.6));
  expect(seen).toHaveLength(2);
});

test('an answer without end is cut off at its limit, while it is read', async () => {
  const chunk = Buffer.alloc(64_000, 'x');
  let sent = 0;
  const { ask } = await withUpstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', () => {
      sent += chunk.length;
      more();
    });
    more();
  });
  expect((await ask()).status).toBe(503);
  // Includes what is in the buffers of both sides.
  expect(sent).toBeLessThan(20_000_000);
});

describe('while the bank’s service fails', () => {
  test.each<[string, Behaviour]>([
    ['says nothing for longer than the time-out', () => {}],
    ['breaks off', (_request, response) => response.destroy()],
    [
      'breaks off in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '9999' }).write('{"rateGrids":');
        setImmediate(() => response.destroy());
      },
    ],
    ['answers with an error', json('{"error":"down"}', 500)],
    ['sends a page in place of JSON', (_request, response) => response.end('<!doctype html><h1>Login</h1>')],
    ['sends JSON without rates', json('{"effectiveDate":"2026-11-20"}')],
    ['sends rates of the wrong kind', json('{"rateGrids":[{"productKey":"CD99","rates":[{"apr":"high"}]}]}')],
    ['sends a rate of 99 percent', json(good(99))],
    [
      'sends the visitor elsewhere',
      (_request, response) => response.writeHead(302, { location: '/login' }).end(),
    ],
    ['sends more than anybody needs', json(`${good(4.5).slice(0, -1)},"more":"${'x'.repeat(1_100_000)}"}`)],
  ])('and %s, the last good answer stands in, with its own as-of date', async (_how, failing) => {
    const { ask, state, clock } = await withUpstream(json(good(4.5)));
    await ask();
    state.behaviour = failing;
    clock.time += 3_600_000;
    const { status, headers, text } = await ask();
    expect([status, text]).toEqual([200, good(4.5)]);
    expect(headers['x-portico-as-of']).toBe('2026-11-21');
    expect((await ask('60602')).status).toBe(503);
  });

  test('good answers outlast any number of other questions', async () => {
    const { ask, state } = await withUpstream(json(good(4.5)));
    await ask();
    state.behaviour = json('{}', 500);
    const others = Array.from({ length: 600 }, (_, number) => ask(String(10_000 + number)));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([503]));
    expect((await ask()).status).toBe(200);
  });

  test('without a last good answer it is unavailable, and says when to ask again', async () => {
    const { ask } = await withUpstream(json('{}', 500));
    const { status, headers, json: answer } = await ask();
    expect([status, answer()]).toEqual([503, { status: 'error', error: 'unavailable' }]);
    expect(headers['retry-after']).toBe('10');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the time-out is two seconds when the site names none', async () => {
    const heard = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => heard.mockRestore());
    const service = await bankService(json(good(4.5)));
    const file = join(site.out, '_portico/release.json');
    const text = readFileSync(file, 'utf8');
    const release = JSON.parse(text) as Release;
    const services = { ...release.site.services, cdRates: { upstream: service.address } };
    writeFileSync(file, JSON.stringify({ ...release, site: { ...release.site, services } }));
    const { origin } = await startServer({ releaseFolder: site.out });
    writeFileSync(file, text);
    await send(origin, '/svt/elmstone/rateApi?zipcode=60601&rateType=CD');
    expect(heard).toHaveBeenCalledWith(2000);
  });
});

describe('the circuit breaker', () => {
  test('leaves a failing service alone, tries it with one call after ten seconds, and closes when it is well', async () => {
    const { ask, state, seen, clock } = await withUpstream(json('{}', 500));
    for (let call = 0; call < 8; call += 1) await ask();
    expect(seen).toHaveLength(5);
    clock.time += 9_999;
    await ask();
    expect(seen).toHaveLength(5);
    clock.time += 1;
    await Promise.all(['60601', '60602', '60603'].map((zip) => ask(zip)));
    expect(seen).toHaveLength(6);
    state.behaviour = json(good(4.6));
    clock.time += 10_000;
    expect((await ask()).status).toBe(200);
    expect((await ask('60602')).status).toBe(200);
    expect(seen).toHaveLength(8);
  });

  test('counts failures in a row only', async () => {
    const { ask, state, seen, clock } = await withUpstream(json('{}', 500));
    for (let round = 0; round < 3; round += 1) {
      state.behaviour = json('{}', 500);
      for (let call = 0; call < 4; call += 1) await ask();
      state.behaviour = json(good(4.5));
      await ask();
      clock.time += 30_000;
    }
    expect(seen).toHaveLength(15);
  });

  test('stays closed when the service only does not know a zip code', async () => {
    const { ask, seen } = await withUpstream(json('{"error":"unknown zip"}', 404));
    for (let call = 0; call < 12; call += 1) expect((await ask()).status).toBe(503);
    expect(seen).toHaveLength(12);
  });
});

test('RATE-02 personal answers are never kept and never reach another visitor', async () => {
  const { ask, state, seen } = await withUpstream((request, response) =>
    response.end(good(request.headers['token'] === 'mine' ? 4.9 : 4.5)),
  );
  const own = await ask('60601', { token: 'mine' }, 'true');
  expect([own.text, own.headers['cache-control']]).toEqual([good(4.9), 'private, no-store']);
  expect(seen[0]?.headers['token']).toBe('mine');
  const both = await Promise.all([
    ask('60601', { token: 'mine' }, 'true'),
    ask('60601', { token: 'other' }, 'true'),
  ]);
  expect(both.map(({ text }) => text)).toEqual([good(4.9), good(4.5)]);
  state.behaviour = json('{}', 500);
  expect((await ask('60601', { token: 'mine' }, 'true')).status).toBe(503);
  expect((await ask('60601', {}, 'true')).status).toBe(503);
});

describe('a search service of the bank', () => {
  const suggest = {
    domain: 'site',
    method: 'search.suggest',
    profile: 'main',
    suggestionQuery: 'cd',
    text: 'cd',
  };
  const search = { method: 'search.profile', profile: 'main', query: { skipFrom: 0, text: 'cd' } };
  const path = '/svt/elmstone/search';

  test('gets the question as it was asked and answers for itself', async () => {
    const answer = JSON.stringify({ Status: 'ok', Suggests: [{ Display: 'CD rates' }] });
    const { origin, seen } = await withUpstream(json(answer));
    const got = await send(origin, path, jsonPost({ ...suggest, extra: { deep: true } }));
    expect([got.status, got.text]).toEqual([200, answer]);
    expect(got.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(suggest);
  });

  test.each([
    ['a suggestion without words', suggest, { Status: 'ok', Suggests: [{}] }],
    ['results without a number', search, { Result: { Docs: [] } }],
    ['results without documents', search, { DocumentCount: 3, Result: {} }],
    ['an answer to another question', search, { Status: 'ok', Suggests: [] }],
  ])('is not believed with %s', async (_what, question, answer) => {
    const { origin } = await withUpstream(json(JSON.stringify(answer)));
    expect((await send(origin, path, jsonPost(question))).status).toBe(503);
  });

  test.each(['{"method":"search.delete"}', '[]', `${'['.repeat(4000)}${']'.repeat(4000)}`])(
    'never gets what is no question: %s',
    async (body) => {
      const { origin, seen } = await withUpstream(json('{}'));
      expect((await send(origin, path, jsonPost(body))).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );
});
