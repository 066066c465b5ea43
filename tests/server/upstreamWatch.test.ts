import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bankService, type Behaviour } from './fixtures/bankService.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { scriptPost, send } from './fixtures/send.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';
import { startServer, type StartedServer } from './fixtures/startServer.ts';
import { withServices } from './fixtures/withServices.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const json =
  (body: unknown, status = 200): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const rates = (day: string) => ({
  effectiveDate: day,
  rateGrids: [{ productKey: 'CD99', rates: [{ apr: 4, apy: 4, termInMonths: 12 }] }],
});

const upstreamLines = ({ log }: Pick<StartedServer, 'log'>) =>
  log()
    .split('\n')
    .filter((line) => line.includes('"upstream '))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Starts a server that asks the bank for CD rates, with a clock that the test controls. */
async function withRates(behaviour: Behaviour) {
  const bank = await bankService(behaviour, '/rates?secret=s3cret');
  const clock = { time: Date.now() };
  const target = { upstream: bank.address, timeoutMs: 300 };
  const server = await withServices(site, { cdRates: target }, () =>
    startServer({ releaseFolder: site.out, now: () => new Date(clock.time), requestsPerMinute: 10_000 }),
  );
  let zip = 10_000;
  const ask = async () => {
    zip += 1;
    return (await send(server.origin, `/svt/elmstone/rateApi?zipcode=${zip}&rateType=CD`)).status;
  };
  const ready = async (query = '') => (await send(server.origin, `/health/ready${query}`)).json();
  return { ...bank, ...server, ask, ready, clock };
}

const today = () => new Date().toISOString().slice(0, 10);

describe('a service of the bank that fails', () => {
  test('is logged once with its name and the reason, and once when it works again', async () => {
    const bank = await withRates(json({}, 500));
    for (let call = 0; call < 3; call += 1) expect(await bank.ask()).toBe(503);
    expect(upstreamLines(bank)).toMatchObject([
      { level: 40, service: 'cdRates', reason: 'The upstream answered 500.', msg: 'upstream fails' },
    ]);
    bank.clock.time += 90_000;
    bank.state.behaviour = json(rates(today()));
    expect(await bank.ask()).toBe(200);
    await bank.ask();
    expect(upstreamLines(bank).slice(1)).toMatchObject([
      { service: 'cdRates', seconds: 90, msg: 'upstream works again' },
    ]);
  });

  test('does not flood the log when it fails every other time', async () => {
    const bank = await withRates(json({}, 500));
    for (let call = 0; call < 20; call += 1) {
      bank.state.behaviour = call % 2 === 0 ? json({}, 500) : json(rates(today()));
      await bank.ask();
    }
    expect(upstreamLines(bank)).toHaveLength(2);
    bank.clock.time += 60_000;
    bank.state.behaviour = json({}, 500);
    await bank.ask();
    expect(upstreamLines(bank)).toHaveLength(3);
  });

  test('stands in the answer about readiness, without its address, and the server stays ready', async () => {
    const bank = await withRates(json({}, 500));
    expect(await bank.ready()).toEqual({ status: 'ready', store: 'sqlite' });
    expect((await bank.ready('?detail'))['upstreams']).toContainEqual(
      expect.objectContaining({ name: 'cdRates', state: 'untried' }),
    );
    await bank.ask();
    expect(await bank.ready()).toEqual({ status: 'ready', store: 'sqlite', failing: ['cdRates'] });
    const detail = JSON.stringify(await bank.ready('?detail'));
    expect(detail).toContain('"reason":"The upstream answered 500."');
    expect(detail).not.toMatch(/127\.0\.0\.1|s3cret/);
    bank.state.behaviour = json(rates(today()));
    await bank.ask();
    const [state] = ((await bank.ready('?detail'))['upstreams'] as Record<string, unknown>[]).filter(
      ({ name }) => name === 'cdRates',
    );
    expect(state).toMatchObject({
      state: 'working',
      lastSuccess: expect.any(String),
      lastError: expect.anything(),
    });
  });

  test.each([
    ['no answer in time', () => {}, 'No answer within 0.3 seconds.'],
    [
      'a page instead of JSON',
      (_request, response) => response.end('<h1>rosalind@example.com</h1>'),
      'The answer is not JSON.',
    ],
    ['a cut connection', (request) => request.socket.destroy(), /^The upstream is unreachable \(\w+\)\.$/],
    ['no rate', json({ rateGrids: [] }), /has no rate/],
  ] satisfies [string, Behaviour, string | RegExp][])(
    'is described in words: %s',
    async (_case, behaviour, reason) => {
      const bank = await withRates(behaviour);
      await bank.ask();
      expect(upstreamLines(bank)).toMatchObject([{ reason: expect.stringMatching(reason) }]);
      expect(bank.log()).not.toContain('rosalind');
    },
  );

  test('is one that refuses everything, because its address or the credentials are wrong', async () => {
    const bank = await withRates(json({}, 404));
    for (let call = 0; call < 4; call += 1) await bank.ask();
    expect(upstreamLines(bank)).toEqual([]);
    await bank.ask();
    expect(upstreamLines(bank)).toMatchObject([{ service: 'cdRates', reason: 'The upstream answered 404.' }]);
  });
});

describe('is logged like any other service of the bank:', () => {
  test('the system that takes leads', async () => {
    const bank = await bankService(json({}, 503));
    const server = await startServer({
      releaseFolder: site.out,
      leads: { upstream: bank.address },
      delivery: { pollMs: 20 },
    });
    await send(server.origin, '/svt/elmstone/forms/contact', scriptPost(goodAnswers));
    await vi.waitFor(() =>
      expect(upstreamLines(server)).toMatchObject([
        { service: 'leads', reason: 'The upstream answered 503.' },
      ]),
    );
  });

  test('the email check', async () => {
    const bank = await bankService(json({}, 500));
    const server = await withServices(site, { emailCheck: { upstream: bank.address } }, () =>
      startServer({ releaseFolder: site.out }),
    );
    await send(server.origin, '/svt/ecm/emailCheck?email=rosalind@elmstonebank.com');
    expect(upstreamLines(server)).toMatchObject([{ service: 'emailCheck' }]);
    expect(server.log()).not.toContain('rosalind');
  });

  test('the DNS server that the email check asks', async () => {
    const fail = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    const resolver = { resolveMx: fail, resolve4: fail, resolve6: fail };
    const server = await startServer({ releaseFolder: site.out, resolver });
    await send(server.origin, '/svt/ecm/emailCheck?email=rosalind@bank-of-nowhere.com');
    expect(upstreamLines(server)).toMatchObject([{ service: 'mail DNS' }]);
  });
});

test('a collector of page views that answers with nothing works', async () => {
  const bank = await bankService((_request, response) => response.writeHead(204).end());
  const server = await withServices(site, { pageViews: { upstream: bank.address } }, () =>
    startServer({ releaseFolder: site.out }),
  );
  onTestFinished(() => server.server.close());
  const view = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const sent = { ...view, body: JSON.stringify({ currentPage: 'home', activeSession: 'open' }) };
  expect((await send(server.origin, '/svt/elmstone/pageView', sent)).status).toBe(204);
  expect(upstreamLines(server)).toEqual([]);
});
