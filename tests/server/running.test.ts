import { connect } from 'node:net';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '#composer/server/createServer.ts';
import { PublishedSite, siteForTest, temporaryFolder } from '#tests/server/fixtures/publishedSite.ts';
import { formPost, jsonPost, scriptPost, send } from '#tests/server/fixtures/send.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';
import { goodAnswers, page } from '#tests/server/fixtures/siteFiles.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, keptLeads, storeKinds } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

const started = (options = {}) => startServer({ releaseFolder: site.out, ...options });
const action = '/svt/elmstone/forms/contact';
const rates = '/svt/elmstone/rateApi?zipcode=60601&rateType=CD';

test('a folder without a published site is named, and what to do', async () => {
  await expect(
    createServer({ releaseFolder: site.folder, ...(await serverParts()), dataFolder: site.folder }),
  ).rejects.toThrow(/no published site .* "npm run build"/);
});

test('health says that the process lives and that the store answers', async () => {
  const { origin } = await started();
  expect((await send(origin, '/health/live')).json()).toEqual({ status: 'ok' });
  expect((await send(origin, '/health/ready')).json()).toEqual({ status: 'ready', store: 'sqlite' });
  expect((await send(origin, '/health/ready')).headers['cache-control']).toBe('no-store');
});

describe('too many requests of one visitor', () => {
  test('are refused with when to come back, and pages and health go on', async () => {
    const { origin } = await started({ requestsPerMinute: 5 });
    for (let call = 0; call < 5; call += 1) expect((await send(origin, rates)).status).toBe(200);
    const refused = await send(origin, rates);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect((await send(origin, '/')).status).toBe(200);
    expect((await send(origin, '/health/ready')).status).toBe(200);
  });

  test('PAGE-03 FORM-03 lead a form without JavaScript to its page for errors, its script gets JSON', async () => {
    const { origin } = await started({ requestsPerMinute: 5 });
    const post = (request: ReturnType<typeof formPost>) => send(origin, action, request);
    await post(formPost(goodAnswers));
    const native = await post(formPost(goodAnswers));
    expect([native.status, native.headers.location]).toEqual([303, '/contact.error.html']);
    const ajax = await post(scriptPost(goodAnswers));
    expect([ajax.status, ajax.json()['status']]).toEqual([429, 'error']);
  });

  test('PAGE-03 FORM-03 a full queue leads a form without JavaScript to its page for errors, its script gets JSON', async () => {
    const { origin } = await started({ maxQueuedPosts: 0 });
    const native = await send(origin, action, formPost(goodAnswers));
    expect([native.status, native.headers.location]).toEqual([303, '/contact.error.html']);
    const ajax = await send(origin, action, scriptPost(goodAnswers));
    expect([ajax.status, ajax.headers['retry-after'], ajax.json()['status']]).toEqual([503, '10', 'error']);
    expect((await send(origin, action, formPost(goodAnswers))).headers['x-content-type-options']).toBe(
      'nosniff',
    );
    expect((await send(origin, '/svt/elmstone/forms/nobody', formPost({}))).status).toBe(503);
  });

  test('are refused under every address that the visitor makes up', async () => {
    const { origin } = await started({ requestsPerMinute: 5 });
    const statuses = [];
    for (let call = 0; call < 8; call += 1) {
      const headers = {
        'x-forwarded-for': `198.51.100.${call}`,
        'x-real-ip': `198.51.100.${call}`,
        forwarded: `for=198.51.100.${call}`,
      };
      statuses.push((await send(origin, rates, { headers })).status);
    }
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });

  test('are counted for each visitor behind a load balancer that the bank trusts', async () => {
    const { origin } = await started({ requestsPerMinute: 2, trustedProxies: ['127.0.0.1'] });
    const from = (address: string) => send(origin, rates, { headers: { 'x-forwarded-for': address } });
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      expect([(await from(address)).status, (await from(address)).status]).toEqual([200, 200]);
    expect((await from('198.51.100.1')).status).toBe(429);
    // Addresses before the one that the load balancer has added are not trusted.
    expect((await from('203.0.113.9, 198.51.100.1')).status).toBe(429);
  });
});

test('a request that names two hosts is refused, for pages and services alike', async () => {
  const { origin } = await started();
  for (const path of ['/', rates, '/nothing-here']) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: www.elmstonebank.example\r\nhost: evil.example\r\n\r\n`);
    await new Promise<void>((done) => socket.on('close', () => done()));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
});

describe('PAGE-15 a report of what a policy blocked', () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://www.elmstonebank.example/cd-rates.html?email=rosalind@example.com#ssn',
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?token=secret',
      'script-sample': 'document.cookie',
    },
  };
  const post = (type: string, body: unknown) => ({
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

  test('is logged with page, directive and source, without what the visitor typed', async () => {
    const { origin, log } = await started();
    expect((await send(origin, '/csp-report', post('application/csp-report', report))).status).toBe(204);
    const line = log()
      .split('\n')
      .find((text) => text.includes('violation'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      msg: 'content security policy violation',
      page: 'https://www.elmstonebank.example/cd-rates.html',
      directive: 'script-src',
      blocked: 'https://evil.example/x.js',
    });
    expect(log()).not.toMatch(/rosalind|secret|ssn|document\.cookie/);
  });

  test('in the newer form is logged too, ten of them at most', async () => {
    const { origin, log } = await started();
    const one = {
      type: 'csp-violation',
      body: { documentURL: '/a', effectiveDirective: 'img-src', blockedURL: 'inline' },
    };
    const body = Array.from({ length: 30 }, () => one);
    expect((await send(origin, '/csp-report', post('application/reports+json', body))).status).toBe(204);
    expect(log().match(/policy violation/g)).toHaveLength(10);
    expect(log()).toContain('"directive":"img-src"');
  });

  test('is counted by itself: many of them leave a visitor’s other requests alone', async () => {
    const { origin } = await started({ requestsPerMinute: 10 });
    const statuses = [];
    for (let call = 0; call < 30; call += 1)
      statuses.push((await send(origin, '/csp-report', post('application/csp-report', report))).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(28);
    for (let call = 0; call < 10; call += 1) expect((await send(origin, rates)).status).toBe(200);
  });

  test.each([
    ['no JSON', post('application/csp-report', '{'), 400],
    ['null', post('application/csp-report', 'null'), 204],
    ['a list of nonsense', post('application/reports+json', '[1,null,{"body":7}]'), 204],
    ['25,000 bytes', post('application/csp-report', JSON.stringify('x'.repeat(25_000))), 413],
    ['text', post('text/plain', 'x'), 415],
  ])('that is %s does no harm', async (_what, body, expected) => {
    const { origin } = await started();
    expect((await send(origin, '/csp-report', body)).status).toBe(expected);
  });
});

describe('PAGE-09 the zip code form without JavaScript', () => {
  const post = (values: Record<string, string>) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  });
  const path = '/svt/elmstone/zipCode';

  test('sets the cookie and leads back to the page', async () => {
    const { origin } = await started();
    const { status, headers } = await send(
      origin,
      path,
      post({ zipcode: ' 04101 ', next: '/cd-rates.html' }),
    );
    expect([status, headers.location]).toEqual([303, '/cd-rates.html']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^zipcode=04101; Max-Age=\d+; Path=\/; SameSite=Lax$/),
    ]);
  });

  test.each(['', '1234', '123456', 'abcde', '04101; path=/', '04101\r\nx: y'])(
    'RATE-14 leaves everything as it was for "%s"',
    async (zipcode) => {
      const { origin } = await started();
      const { status, headers } = await send(origin, path, post({ zipcode, next: '/cd-rates.html' }));
      expect([status, headers.location]).toEqual([303, '/cd-rates.html']);
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  test('leads to a hash or a query of the page that it was sent from', async () => {
    const { origin } = await started();
    const to = async (next: string, referer: string) => {
      const sent = post({ zipcode: '04101', next });
      return (await send(origin, path, { ...sent, headers: { ...sent.headers, referer } })).headers.location;
    };
    expect(await to('#rates', `${origin}/es/rates.html?term=12`)).toBe('/es/rates.html?term=12#rates');
    expect(await to('?term=24', `${origin}/es/rates.html?term=12`)).toBe('/es/rates.html?term=24');
    expect(await to('#rates', 'https://evil.example/es/rates.html')).toBe('/#rates');
    expect(await to('#rates', `${origin}//evil.example`)).toBe('/');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/a\r\nset-cookie: x=1',
    'cd-rates.html',
    '',
  ])('SEC-01 leads home in place of %j', async (next) => {
    const { origin } = await started();
    const { headers } = await send(origin, path, post({ zipcode: '04101', next }));
    expect(headers.location).toBe('/');
  });

  test('takes no list and no JSON nonsense', async () => {
    const { origin } = await started();
    for (const body of ['{"zipcode":["04101"]}', 'null', '[]', '{"zipcode":4101}'])
      expect((await send(origin, path, jsonPost(body))).headers).not.toHaveProperty('set-cookie');
  });
});

describe('a release that is published while the server runs', () => {
  test('is taken up: changed, new and removed pages, redirects, search, rates and forms', async () => {
    const own = siteForTest({ 'old.json': page('An offer that ends soon') });
    await own.publish();
    const { origin } = await startServer({ releaseFolder: own.out });
    const before = await send(origin, '/');
    expect((await send(origin, '/old.html')).status).toBe(200);
    expect((await send(origin, '/new.html')).status).toBe(404);
    const config = JSON.parse(readFileSync(join(own.folder, 'site.json'), 'utf8')) as object;
    own.write({
      'index.json': page('Banking made plainer', [], { alternates: { es: '/es/', zh: '/zh/' } }),
      'new.json': page('A fresh kumquat offer'),
      'old.json': undefined,
      'site.json': { ...config, redirects: [{ from: '/old.html', to: '/new.html' }] },
    });
    await own.publish();
    await vi.waitFor(
      async () => expect((await send(origin, '/')).text).toContain('Banking made plainer'),
      5000,
    );
    expect(
      (await send(origin, '/', { headers: { 'if-none-match': String(before.headers.etag) } })).status,
    ).toBe(200);
    expect((await send(origin, '/new.html')).status).toBe(200);
    expect((await send(origin, '/old.html')).headers.location).toBe('/new.html');
    const found = await send(
      origin,
      '/svt/elmstone/search',
      jsonPost({ method: 'search.profile', query: { text: 'kumquat' } }),
    );
    expect(found.json()).toMatchObject({ DocumentCount: 1 });
  });

  test.each([
    ['{}', 'release.json', 'release.json cannot be read'],
    ['[]', 'release.json', 'release.json cannot be read'],
    ['{"id": "x"', 'release.json', 'release.json cannot be read'],
    ['not a database', 'search.sqlite', 'the search index cannot be opened'],
  ])('that is %s in %s leaves the one before it, and says so', async (text, file, problem) => {
    const own = siteForTest();
    await own.publish();
    const { origin } = await startServer({ releaseFolder: own.out });
    const query = jsonPost({ method: 'search.profile', query: { text: 'banking' } });
    const search = async () => (await send(origin, '/svt/elmstone/search', query)).json();
    const before = { text: (await send(origin, '/')).text, found: await search() };
    expect(before.found['DocumentCount']).toBeGreaterThan(0);
    const release = join(own.out, '_portico', 'release.json');
    const good = readFileSync(release, 'utf8');
    rmSync(join(own.out, '_portico', file));
    writeFileSync(join(own.out, '_portico', file), text);
    if (file !== 'release.json') writeFileSync(release, good);
    await vi.waitFor(async () => {
      const { status, release: said } = (await send(origin, '/health/ready')).json() as Record<
        string,
        string
      >;
      expect(status).toBe('ready');
      expect(said).toContain(problem);
    }, 10_000);
    expect((await send(origin, '/')).text).toBe(before.text);
    expect(await search()).toEqual(before.found);
    // The next complete release is served.
    await own.publish();
    await vi.waitFor(async () => {
      expect((await send(origin, '/health/ready')).json()).not.toHaveProperty('release');
    }, 10_000);
  });

  test('SRCH-03 is searched from one moment to the next, without a search that is not answered', async () => {
    const own = siteForTest();
    await own.publish();
    const { origin } = await startServer({ releaseFolder: own.out, requestsPerMinute: 100_000 });
    const query = jsonPost({ method: 'search.profile', query: { text: 'kumquat' } });
    let statuses: number[] = [];
    for (const round of [1, 2, 3]) {
      own.write({ [`new-${round}.json`]: page(`A fresh kumquat offer ${round}`) });
      if (round > 1) rmSync(join(own.out, '_portico', 'search.sqlite'));
      await own.publish();
      let total: unknown = 0;
      const until = Date.now() + 10_000;
      while (total !== round && Date.now() < until) {
        const { status, json } = await send(origin, '/svt/elmstone/search', query);
        statuses = [...statuses, status];
        total = json()['DocumentCount'];
      }
      expect(total).toBe(round);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('never mixes the policy of one version with the page of another', async () => {
    const own = siteForTest();
    await own.publish();
    const { origin } = await startServer({ releaseFolder: own.out });
    const pages = ['/', '/cd-rates.html', '/contact.html', '/es/'];
    const state = { isPublishing: true };
    const publishing = (async () => {
      for (let round = 0; round < 3; round += 1) {
        own.write({
          'words/en.json': { phone: `1-800-555-014${round}` },
          'words/es.json': { phone: `${round}` },
        });
        expect(await own.build()).toMatchObject({ code: 0 });
      }
      state.isPublishing = false;
    })();
    let answers = 0;
    while (state.isPublishing) {
      for (const path of pages) {
        const { status, headers, text } = await send(origin, path);
        expect(status).toBe(200);
        expect(text.endsWith('</html>\n')).toBe(true);
        const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? 'none';
        expect(String(headers['content-security-policy'])).toContain(meta.replaceAll('&#39;', "'"));
        answers += 1;
      }
    }
    await publishing;
    expect(answers).toBeGreaterThan(20);
  });

  test('that cannot be read leaves the server as it was', async () => {
    const own = siteForTest();
    await own.publish();
    const { origin } = await startServer({ releaseFolder: own.out });
    writeFileSync(join(own.out, '_portico/release.json'), '{"pages":');
    writeFileSync(join(own.out, '_portico/rates/cd.json'), 'nonsense');
    const until = Date.now() + 1100;
    await vi.waitUntil(() => Date.now() > until, 3000);
    expect((await send(origin, '/')).status).toBe(200);
    expect((await send(origin, rates)).status).toBe(200);
  });
});

describe.each(storeKinds)('a server that is told to stop, with %s', (kind) => {
  test('ends the request it is at, takes no new one, and loses nothing', async () => {
    const store = await emptyStore(kind);
    const { server, origin } = await startServer({ releaseFolder: site.out, ...store });
    const { port } = new URL(origin);
    const body = scriptPost(goodAnswers).body ?? '';
    const half = Math.floor(body.length / 2);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('data', (data) => (answer += data.toString()));
    socket.write(
      `POST ${action} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, half)}`,
    );
    // Once a later request is answered, the server has received the first half of this one.
    await send(origin, '/health/ready');
    const stopped = server.close();
    await vi.waitFor(() => expect(send(origin, '/health/live')).rejects.toThrow('ECONNREFUSED'), 5000);
    socket.write(body.slice(half));
    await stopped;
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect((await keptLeads(store)).leads).toHaveLength(1);
  });
});

test('a request must arrive in half a minute', async () => {
  const { server } = await started();
  expect(server.server.requestTimeout).toBe(30_000);
  expect(server.server.headersTimeout).toBeLessThanOrEqual(30_000);
});

test('a server that only answers for another one, without a port of its own, lets its process end', async () => {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const server = await createServer({
    releaseFolder: site.out,
    ...(await serverParts()),
    dataFolder: folder,
  });
  await server.ready();
  await server.close();
  expect(timers()).toBeLessThanOrEqual(before);
});
