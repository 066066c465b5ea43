import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { securityHeaders } from '#composer/release/securityHeaders.ts';
import { filesOf, releaseOf, stampsOf } from '#tests/publish/publishedFolder.ts';
import { emptyStore } from '#tests/store/testStore.ts';
import { startNginx } from './fixtures/nginx.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { type Answer, formPost, jsonPost, send } from './fixtures/send.ts';
import { startServer } from './fixtures/startServer.ts';
import { serveProcess } from './fixtures/serveProcess.ts';
import { goodAnswers, page, siteFiles } from './fixtures/siteFiles.ts';

const redirects = [
  { from: '/cds.html', to: '/cd-rates.html' },
  { from: '/calculator', to: '/contact.html', status: 302 },
  { from: '/old/"rates"{1}', to: '/cd-rates.html?from=old#insured', status: 308 },
  { from: '/años.html', to: 'https://www.elmstonebank.example/?price=$5', status: 307 },
];

const site = new PublishedSite({
  'site.json': { ...(siteFiles['site.json'] as object), redirects },
  'search.json': page('Search', [
    {
      component: 'SearchResults',
      props: { heading: 'Results', noResults: 'Try other words.', error: 'Try again later.' },
    },
  ]),
});
beforeAll(async () => {
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
});
afterAll(() => site.remove());

const published = (file: string) => readFileSync(join(site.out, file));

describe('the files for Netlify and Cloudflare', () => {
  test('set each header in one rule only, except policies, which add up', () => {
    const rules = published('_headers')
      .toString()
      .split(/\n(?=\/)/);
    expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/*', '/assets/*', '/media/*']);
    const [all = '', assets = '', media = ''] = rules;
    for (const [name, value] of Object.entries(securityHeaders))
      expect(all).toContain(`  ${name}: ${value}\n`);
    expect(all).toContain("  content-security-policy: frame-ancestors 'none'; report-uri /csp-report");
    expect(all).not.toContain('cache-control');
    expect(assets).toBe('/assets/*\n  cache-control: public, max-age=31536000, immutable');
    expect(media).toContain("  content-security-policy: default-src 'none'; frame-ancestors 'none'");
  });

  test('redirect from exact paths first, and name the page for unknown addresses of each language', () => {
    expect(published('_redirects').toString().trimEnd().split('\n')).toEqual([
      '/cds.html /cd-rates.html 301',
      '/calculator /contact.html 302',
      '/old/%22rates%22%7B1%7D /cd-rates.html?from=old#insured 308',
      '/a%C3%B1os.html https://www.elmstonebank.example/?price=$5 307',
      '/_portico/* /404.html 404!',
      '/_portico/* / 302',
      '/es/* /es/404.html 404',
      '/zh/* /zh/404.html 404',
    ]);
  });

  test('are written again only when they change, and are not sent by the server', async () => {
    const before = stampsOf(site.out);
    await site.publish();
    const after = stampsOf(site.out);
    for (const file of ['_headers', '_redirects', '_portico/nginx.conf'])
      expect([file, after.get(file)]).toEqual([file, before.get(file)]);
    const { origin } = await startServer({ releaseFolder: site.out });
    for (const file of ['/_headers', '/_redirects', '/_portico/nginx.conf'])
      expect((await send(origin, file)).status).toBe(404);
  });
});

describe('headers for CDNs', () => {
  const names = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];
  const forCdn = ({ headers }: Answer) => names.map((name) => headers[name]);
  const nothing = names.map(() => undefined);

  test('are off unless the server is told for how long', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    expect(forCdn(await send(origin, '/cd-rates.html'))).toEqual(nothing);
  });

  test('are on published pages, with the keys by which they are purged', async () => {
    const { origin } = await startServer({ releaseFolder: site.out, cdnSeconds: 600 });
    const { id } = releaseOf(site.out);
    const time = 'max-age=600, stale-while-revalidate=86400, stale-if-error=86400';
    const rates = await send(origin, '/cd-rates?utm_source=mail');
    expect(forCdn(rates)).toEqual([
      `public, ${time}`,
      time,
      `site release-${id} page:/cd-rates.html`,
      `site,release-${id},page:/cd-rates.html`,
    ]);
    // Browsers still ask each time.
    expect(rates.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await send(origin, '/cd-rates', {
      headers: { 'if-none-match': String(rates.headers.etag) },
    });
    expect([again.status, forCdn(again)]).toEqual([304, forCdn(rates)]);
    for (const path of ['/search.html?q=certificate', '/nowhere.html', '/cds.html', '/svt/elmstone/zipzone'])
      expect([path, forCdn(await send(origin, path))]).toEqual([path, nothing]);
  });

  test('portico serve refuses a time that is no number of seconds', async () => {
    const store = await emptyStore('sqlite');
    const env = { PORTICO_CDN_SECONDS: 'a day' };
    await expect(serveProcess({ ...store, site: site.out, env })).rejects.toThrow(
      'PORTICO_CDN_SECONDS must be a whole number from 1; got "a day"',
    );
  });
});

describe('nginx with the published configuration', () => {
  let origin = '';
  // Nothing listens on the discard port: the server behind it is down.
  beforeEach(async () => {
    origin = await startNginx(site.out, '127.0.0.1:9');
  });

  test('sends pages with all headers, which a browser revalidates', async () => {
    for (const path of ['/', '/es/', '/cd-rates.html', '/cd-rates']) {
      const { status, headers, text } = await send(origin, path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(headers).toMatchObject(securityHeaders);
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'; report-uri /csp-report");
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(text).toContain('<h1');
      const etag = String(headers.etag);
      const again = await send(origin, path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject(securityHeaders);
    }
  });

  test('sends the .gz beside a file', async () => {
    const { headers, body } = await send(origin, '/cd-rates.html', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(body.equals(published('cd-rates.html.gz'))).toBe(true);
    expect(gunzipSync(body).equals(published('cd-rates.html'))).toBe(true);
  });

  test('lets browsers keep files whose names change with their content, and no others', async () => {
    const files = filesOf(site.out).filter((file) =>
      /^(?:assets|media)\/.*\.(?:js|css|svg|woff2)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { status, headers } = await send(origin, `/${file}`);
      expect([file, status]).toEqual([file, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const drawing = files.find((file) => file.endsWith('.svg')) ?? '';
    const { headers } = await send(origin, `/${drawing}`);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    const missing = await send(origin, '/assets/gone.12345678.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([
      404,
      'public, max-age=0, must-revalidate',
    ]);
    expect((await send(origin, '/sitemap.xml')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  test('redirects as site.json says, and keeps the query of the visitor', async () => {
    const locations = async (path: string) => {
      const { status, headers } = await send(origin, path);
      return [status, headers.location];
    };
    expect(await locations('/cds.html')).toEqual([301, '/cd-rates.html']);
    expect(await locations('/cds.html?utm_source=mail')).toEqual([301, '/cd-rates.html?utm_source=mail']);
    expect(await locations('/calculator')).toEqual([302, '/contact.html']);
    const old = '/old/%22rates%22%7B1%7D';
    expect(await locations(old)).toEqual([308, '/cd-rates.html?from=old#insured']);
    expect(await locations(`${old}?a=1`)).toEqual([308, '/cd-rates.html?from=old&a=1#insured']);
    expect(await locations('/a%C3%B1os.html')).toEqual([307, 'https://www.elmstonebank.example/?price=%245']);
    expect(await locations('/es')).toEqual([308, '/es/']);
    expect(await locations('/es?a=1')).toEqual([308, '/es/?a=1']);
    expect(await locations('/es/index.html')).toEqual([308, '/es/']);
    expect(await locations('//evil.example/index.html')).not.toEqual([308, '//evil.example/']);
  });

  test('answers an unknown address in its language', async () => {
    for (const [path, words] of [
      ['/nowhere.html', 'This page is not here'],
      ['/es/nowhere', 'Esta página no está aquí'],
      ['/zh/nowhere.html', '找不到页面'],
    ] as const) {
      const { status, text, headers } = await send(origin, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain(words);
      expect(headers).toMatchObject(securityHeaders);
    }
  });

  test.each([
    '/_portico/release.json',
    '/_portico/nginx.conf',
    '/_portico/',
    '/%5fportico/release.json',
    '/x/../_portico/release.json',
    '/_headers',
    '/_redirects',
    '/cd-rates.html.gz',
    '/.hidden',
  ])('never sends %s', async (path) => {
    expect((await send(origin, path)).status).toBe(404);
  });

  test('sends a page with a query as it was published while the server is down', async () => {
    const { status, text } = await send(origin, '/search.html?q=certificate');
    expect([status, text]).toEqual([200, published('search.html').toString()]);
    expect((await send(origin, '/contact.html', formPost({ a: '1' }))).status).toBe(502);
  });
});

test('a form, a search and a page with a query reach the server behind nginx, whose headers are not doubled', async () => {
  const store = await emptyStore('sqlite');
  const server = await serveProcess({
    ...store,
    site: site.out,
    env: { PORTICO_TRUSTED_PROXIES: '127.0.0.1' },
  });
  const origin = await startNginx(site.out, server.origin.slice('http://'.length));
  const sent = await send(origin, '/svt/elmstone/forms/contact', {
    ...formPost({ ...goodAnswers, formId: 'key-00000001' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin },
  });
  expect([sent.status, sent.headers.location]).toEqual([303, '/thanks.html']);
  const found = await send(
    origin,
    '/svt/elmstone/search',
    jsonPost({ method: 'search.profile', query: { text: 'certificate' } }),
  );
  expect(found.status).toBe(200);
  const rendered = await send(origin, '/search.html?q=certificate');
  expect([rendered.status, rendered.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(rendered.text).toContain('/cd-rates.html');
  expect(rendered.headers['x-frame-options']).toBe('DENY');
  const other = await send(origin, '/es/nowhere?a=1');
  expect(other.status).toBe(404);
  expect(other.text).toContain('Esta página no está aquí');
  const refused = await send(origin, '/cd-rates.html', { method: 'DELETE' });
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
});
