import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bankService } from './fixtures/bankService.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { scriptPost, send } from './fixtures/send.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';
import { startServer } from './fixtures/startServer.ts';
import { withServices } from './fixtures/withServices.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

/** Starts a server with a CD rate service of the bank. */
async function withBank(options = {}) {
  const bank = await bankService((_request, response) => response.writeHead(500).end());
  const server = await withServices(site, { cdRates: { upstream: bank.address } }, () =>
    startServer({ releaseFolder: site.out, ...options }),
  );
  let zip = 10_000;
  const ask = (headers: Readonly<Record<string, string>> = {}) => {
    zip += 1;
    return send(server.origin, `/svt/elmstone/rateApi?zipcode=${zip}&rateType=CD`, { headers });
  };
  return { ...bank, ...server, ask };
}

describe('the position in a trace', () => {
  test('is passed on to the bank, as that of a new span, with the data of tracing systems', async () => {
    const { ask, seen } = await withBank();
    await ask({ traceparent, tracestate: 'vendor=abc, other@x=1' });
    const [, id, span, flags] = String(seen[0]?.headers['traceparent']).split('-');
    expect([id, flags]).toEqual([traceId, '01']);
    expect(span).toMatch(/^(?!b7ad6b7169203331)[0-9a-f]{16}$/);
    expect(seen[0]?.headers['tracestate']).toBe('vendor=abc,other@x=1');
  });

  test.each([
    ['none', {}],
    ['a malformed one', { traceparent: `00-${traceId.toUpperCase()}-b7ad6b7169203331-01` }],
    ['zeros', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }],
    ['an unknown form of version 0', { traceparent: `${traceparent}-more` }],
    ['version ff', { traceparent: traceparent.replace('00-', 'ff-') }],
  ])('is a new one for %s, which nobody records', async (_case, headers) => {
    const { ask, seen } = await withBank();
    await ask({ ...headers, tracestate: 'vendor=abc' });
    expect(seen[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(seen[0]?.headers['traceparent']).not.toContain(traceId);
    expect(seen[0]?.headers).not.toHaveProperty('tracestate');
  });

  test('is passed on without data that is no list of members', async () => {
    const { ask, seen } = await withBank();
    await ask({ traceparent, tracestate: 'no member' });
    expect(seen[0]?.headers['traceparent']).toContain(traceId);
    expect(seen[0]?.headers).not.toHaveProperty('tracestate');
  });

  test('goes with each delivery of a lead', async () => {
    const bank = await bankService((_request, response) => response.writeHead(200).end('{}'));
    const { origin } = await startServer({ releaseFolder: site.out, leads: { upstream: bank.address } });
    await send(origin, '/svt/elmstone/forms/contact', scriptPost(goodAnswers));
    await vi.waitFor(() => expect(bank.seen).toHaveLength(1));
    expect(bank.seen[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });
});

describe('the id of a request', () => {
  const linesOf = (log: string, id: string) =>
    log.split('\n').filter((line) => line.includes(`"reqId":"${id}"`));

  test('is made up, is in the answer and every line of the log, and goes to the bank', async () => {
    const { ask, seen, log } = await withBank();
    const { headers } = await ask({ 'x-request-id': 'mine', traceparent });
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(seen[0]?.headers['x-request-id']).toBe(id);
    expect(linesOf(log(), id).length).toBeGreaterThan(1);
    expect(linesOf(log(), id).every((line) => line.includes(`"traceId":"${traceId}"`))).toBe(true);
    expect(log()).not.toContain('"mine"');
  });

  test('is taken from a load balancer that the bank trusts, if it is one', async () => {
    const { ask, seen } = await withBank({ trustedProxies: ['127.0.0.1'] });
    expect((await ask({ 'x-request-id': 'lb-1:4711' })).headers['x-request-id']).toBe('lb-1:4711');
    expect(seen[0]?.headers['x-request-id']).toBe('lb-1:4711');
    for (const bad of ['', 'a b', 'x'.repeat(129), '"level":50'])
      expect((await ask({ 'x-request-id': bad })).headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('with a registered tracer, a request and the calls it causes are spans of the caller’s trace', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  onTestFinished(() => {
    trace.disable();
    context.disable();
    propagation.disable();
  });
  const { ask, seen } = await withBank();
  await ask({ traceparent });
  const call = await vi.waitFor(() => {
    const spans = exporter.getFinishedSpans();
    const request = spans.find(({ name }) => name === 'GET /svt/elmstone/rateApi');
    const made = spans.find(({ name }) => name === 'call cdRates');
    expect(request?.spanContext().traceId).toBe(traceId);
    expect(request?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/svt/elmstone/rateApi',
      'http.response.status_code': 503,
    });
    expect(made?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(made?.status.code).toBe(2);
    return made;
  });
  expect(seen[0]?.headers['traceparent']).toBe(`00-${traceId}-${call?.spanContext().spanId}-01`);
});
