import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '#tests/composer/fixtures/randomFrom.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, scriptPost, send, type Sent } from '#tests/server/fixtures/send.ts';
import { goodAnswers } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const action = '/svt/elmstone/forms/contact';
const paths = [
  action,
  `${action}/207/04101`,
  '/svt/elmstone/forms/none',
  '/svt/elmstone/forms/__proto__',
  '/svt/elmstone/zipCode',
  '/svt/elmstone/search',
  '/svt/elmstone/rateApi',
  '/svt/ecm/emailCheck',
  '/svt/ecm/captcha',
  '/svt/ecm/privacyOptOut',
  '/csp-report',
  '/health/ready',
  '/',
  '/nothing-here',
];
const methods = ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'QUERY'];
const types = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'application/json; charset=latin1',
  'application/csp-report',
  'application/reports+json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded, application/json',
  '',
  '/',
];
const names = [
  ...Object.keys(goodAnswers),
  'formId',
  'website',
  'fillTime',
  'captcha_response',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'a[b]',
  '',
  '=cmd',
  'method',
  'query',
  'identifier',
  'next',
];
const values = [
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(25_000),
  '=HYPERLINK("https://evil.example")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  'a\r\nBcc: everybody@example.com',
  'a\nb',
  '\0',
  '\u2028',
  '\ud800',
  "'; drop table leads; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '${7*7}',
  '../../../etc/passwd',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '％００',
  '‮ſ\u0301'.repeat(50),
];
const depths = ['[', '{"a":', '{"__proto__":'];
const rawBodies = [
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('firstName=%ff%fe&email=%c3%28'),
  Buffer.from('firstName=%&email=%zz'),
  Buffer.from('&&&===&=&%00=%00'),
  Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
  Buffer.from('{"a":1,"a":2,"__proto__":{"x":1}}'),
  Buffer.from('{"constructor":{"prototype":{"x":1}}}'),
  Buffer.from('a=1&'.repeat(15_000)),
  Buffer.from('\u{feff}{}'),
  Buffer.from('1e99999'),
  Buffer.from('"'),
  Buffer.alloc(0),
];

/** Returns pseudorandom malicious requests. */
function hostileRequests(seed: number, count: number): { path: string; sent: Sent }[] {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const pairs = (): [string, string][] =>
    Array.from({ length: Math.floor(random() * 8) }, () => [pick(names), pick(values)]);
  const scalar = (): unknown =>
    pick<unknown>([pick(values), 0, -1.5, null, true, [], {}, [[1]], { $gt: '' }]);
  const bodies = [
    () => new URLSearchParams([...Object.entries(goodAnswers), ...pairs()]).toString(),
    () => new URLSearchParams(pairs()).toString(),
    () => JSON.stringify(Object.fromEntries([...Object.entries(goodAnswers), ...pairs()])),
    () => JSON.stringify(Object.fromEntries(pairs().map(([name]) => [name, scalar()]))),
    () => JSON.stringify(scalar()),
    () => pick(depths).repeat(Math.floor(random() * 9000)),
    () => pick(rawBodies),
  ];
  return Array.from({ length: count }, () => {
    const method = pick(methods);
    const headers = {
      'content-type': pick(types),
      accept: pick(['application/json', 'text/html', '*/*', 'x'.repeat(500)]),
      cookie: pick(['', 'zipcode=%', 'riblpid=%ff; riblpid=2', `firstname=${'x'.repeat(2000)}`]),
    };
    const query = random() < 0.3 ? `?${new URLSearchParams(pairs()).toString().slice(0, 4000)}` : '';
    return {
      path: pick(paths) + query,
      sent: { method, headers, ...(method !== 'GET' && { body: pick(bodies)() }) },
    };
  });
}

const describeRequest = ({ path, sent }: { path: string; sent: Sent }) =>
  `${sent.method} ${path.slice(0, 80)} ${JSON.stringify(sent.headers).slice(0, 160)} ${String(sent.body).slice(0, 160)}`;

test.each([1, 2, 3, 4])(
  'six hundred hostile requests get no answer from 500 on, and change nothing (seed %i)',
  async (seed) => {
    const store = await emptyStore('sqlite');
    const { origin, log } = await startServer({
      releaseFolder: site.out,
      ...store,
      requestsPerMinute: 1_000_000,
    });
    const failed: string[] = [];
    for (const request of hostileRequests(seed, 600)) {
      const { status } = await send(origin, request.path, request.sent);
      if (status < 200 || status >= 500) failed.push(`${status} ${describeRequest(request)}`);
    }
    expect(failed).toEqual([]);
    expect(log()).not.toContain('request failed');
    expect(Object.keys(Object.prototype)).toEqual([]);
    const { status } = await send(origin, action, scriptPost({ ...goodAnswers, formId: 'key-at-the-end' }));
    expect(status).toBe(200);
    const known = new Set([...Object.keys(goodAnswers), 'formType', 'topicOther', 'products']);
    for (const body of (await keptLeads(store)).bodies)
      expect(Object.keys(body).filter((name) => !known.has(name))).toEqual([]);
  },
  120_000,
);

const encoded = (body: string | Buffer): Sent => ({ ...scriptPost({}), body });

test.each<[string, Sent, number]>([
  ['a megabyte', scriptPost({ ...goodAnswers, firstName: 'x'.repeat(1_000_000) }), 413],
  [
    'a megabyte of JSON',
    { ...encoded(`{"a":"${'x'.repeat(1_000_000)}"}`), headers: { 'content-type': 'application/json' } },
    413,
  ],
  ['bytes that are no UTF-8', encoded(Buffer.from([0x61, 0x3d, 0xff])), 400],
  ['percent signs that are no UTF-8', encoded('firstName=%ff'), 400],
  ['percent signs without digits', encoded('firstName=100%'), 400],
  ['five hundred and one fields', encoded('a=1&'.repeat(501)), 400],
  ['a line break in a value of no field', scriptPost({ ...goodAnswers, cpagepath: '/a\r\nBcc: b' }), 400],
  ['a zero byte in a value of no field', scriptPost({ ...goodAnswers, cpagepath: '/a\0' }), 400],
  ['a time to fill it in that is none', scriptPost({ ...goodAnswers, fillTime: '-1' }), 400],
])('%s is refused with a reason', async (_what, body, expected) => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const { status, json } = await send(origin, action, body);
  expect(status).toBe(expected);
  expect(json()).toMatchObject({ status: 'error', error: expect.stringMatching(/.{10,}/) });
});

test('what was sent sooner than people can fill it in is refused with words that ask to send it again', async () => {
  const store = await emptyStore('sqlite');
  const { origin } = await startServer({ releaseFolder: site.out, ...store });
  const key = { formId: 'key-000000001' };
  const early = await send(origin, action, scriptPost({ ...goodAnswers, ...key, fillTime: '300' }));
  expect([early.status, early.json()['status']]).toEqual([422, 'error']);
  expect(early.json()['msgDescription']).toMatch(/send it again/);
  const later = await send(origin, action, scriptPost({ ...goodAnswers, ...key, fillTime: '2600' }));
  expect(later.status).toBe(200);
  expect((await keptLeads(store)).leads).toHaveLength(1);
});

test('one visitor may send a fifth as many forms as other requests', async () => {
  const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 15 });
  const statuses = [];
  for (let call = 0; call < 5; call += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${call}` };
    const post = scriptPost({ ...goodAnswers, email: `v${call}@example.com` });
    statuses.push((await send(origin, action, { ...post, headers: { ...post.headers, ...headers } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('FORM-03 the posts of a visitor are counted once over all addresses of the forms', async () => {
  const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 15 });
  const statuses = [];
  for (const path of [action, `${action}/04101`, `${action}/04102`, action, `${action}/04103`]) {
    const { status } = await send(origin, path, scriptPost(goodAnswers));
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('S8 what a machine sends is validated as that of a person, and no other answer tells it apart', async () => {
  const store = await emptyStore('sqlite');
  const { origin } = await startServer({ releaseFolder: site.out, ...store });
  const trap = { website: 'http://spam.example' };
  const long = { ...goodAnswers, ...trap, firstName: 'x'.repeat(19_000) };
  const refused = await send(origin, action, scriptPost(long));
  const { website: _website, ...person } = long;
  const same = await send(origin, action, scriptPost(person));
  expect([refused.status, refused.json()]).toEqual([422, same.json()]);
  expect((await keptLeads(store)).leads).toEqual([]);
  expect((await send(origin, action, scriptPost({ ...goodAnswers, ...trap }))).status).toBe(200);
  const { outbox, bodies } = await keptLeads(store);
  expect(outbox).toMatchObject([{ state: 'fake' }]);
  expect(JSON.stringify(bodies)).not.toContain('spam');
});

test('CSRF: the zip code of a visitor is not set by another site', async () => {
  const { origin } = await startServer({ releaseFolder: site.out });
  const post = formPost({ zipcode: '04101' });
  const headers = { ...post.headers, 'sec-fetch-site': 'cross-site' };
  const answer = await send(origin, '/svt/elmstone/zipCode', { ...post, headers });
  expect(answer.status).toBe(403);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});
