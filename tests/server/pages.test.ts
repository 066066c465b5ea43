import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#composer/server/createServer.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { listening, send } from '#tests/server/fixtures/send.ts';
import { serverParts } from '#tests/server/fixtures/serverParts.ts';

const site = new PublishedSite();
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  await site.publish();
  server = await createServer({
    releaseFolder: site.out,
    ...(await serverParts()),
    dataFolder: join(site.folder, '../data'),
  });
  origin = await listening(server);
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const asset = () =>
  /data-variables="([^"]+)"/.exec(readFileSync(join(site.out, 'contact.html'), 'utf8'))?.[1] ?? '';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sends raw bytes. @returns The raw response. */
function raw(port: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

describe('a page', () => {
  test.each(['/cd-rates.html', '/cd-rates'])('is answered at %s', async (path) => {
    const { status, headers, text } = await send(origin, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1');
  });

  test.each(['/', '/es/', '/zh/', '/cd-rates.html', '/contact.html'])(
    '%s has a strict policy with the hashes of exactly its own script and style',
    async (path) => {
      const { headers, text } = await send(origin, path);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      const inline = [...text.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
        .filter(
          ([, , attributes = '']) => !/type="application\//.test(attributes) && !/src=/.test(attributes),
        )
        .filter(([, , , content]) => content !== '')
        .map(([, kind = '', , content = '']) => ({ kind, hash: sha256(content) }));
      expect(inline.some(({ kind }) => kind === 'style')).toBe(true);
      for (const { kind, hash } of inline)
        expect(new RegExp(`${kind}-src [^;]*`).exec(policy)?.[0], `at ${kind}`).toContain(hash);
      const listed = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
      expect(new Set(listed)).toEqual(new Set(inline.map(({ hash }) => hash)));
    },
  );

  test('carries the same policy in the document, for hosts that send no header', async () => {
    const { headers, text } = await send(origin, '/');
    const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(String(headers['content-security-policy'])).toContain(meta.replaceAll('&#39;', "'"));
  });

  test('PAGE-15 tells the browser where to report what its policy blocked', async () => {
    const { headers } = await send(origin, '/');
    expect(headers['content-security-policy']).toContain('report-uri /csp-report');
    // Browsers that find `report-to` ignore `report-uri`, and send no reports without https.
    expect(headers['content-security-policy']).not.toContain('report-to');
  });

  test('has the security headers', async () => {
    const { headers } = await send(origin, '/');
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('its scripts and fonts carry no headers that only documents know, its drawings do', async () => {
    const { headers } = await send(origin, asset());
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['permissions-policy', 'x-frame-options', 'content-security-policy', 'etag'])
      expect(headers).not.toHaveProperty(name);
    const drawing = await send(origin, '/media/favicon.svg');
    expect(drawing.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is asked for again each time, a file with a digest in its name never', async () => {
    const document = await send(origin, '/');
    expect(document.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const file = await send(origin, asset());
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['brotli, x-gzip', undefined],
  ])('a client that takes "%s" gets %s', async (accept, expected) => {
    for (const path of ['/cd-rates.html', asset(), '/sitemap.xml']) {
      const { headers, body } = await send(origin, path, { headers: { 'accept-encoding': accept } });
      expect(headers['content-encoding'], `at ${path}`).toBe(expected);
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
      const plain = await send(origin, path);
      const opened =
        expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body;
      expect(opened.equals(plain.body), `at ${path}`).toBe(true);
    }
  });

  test('each encoding has an entity tag of its own, and a page that has not changed is not sent again', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await send(origin, '/cd-rates.html', { headers });
      const etag = String(first.headers.etag);
      tags.add(etag);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await send(origin, '/cd-rates.html', {
          headers: { ...headers, 'if-none-match': condition },
        });
        expect(again.status, `at ${condition}`).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
      const other = await send(origin, '/cd-rates.html', {
        headers: { ...headers, 'if-none-match': '"other"' },
      });
      expect(other.status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });
});

describe('redirects', () => {
  test.each([
    ['/cds.html', 301, '/cd-rates.html'],
    ['/calculator', 302, '/contact.html'],
    ['/es', 308, '/es/'],
    ['/es?from=mail', 308, '/es/?from=mail'],
    ['/index.html', 308, '/'],
    ['/es/index.html?a=1', 308, '/es/?a=1'],
  ])('%s leads on with %i to %s', async (path, status, location) => {
    const answer = await send(origin, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['//evil.example/es', '//es', '/%2f/evil.example', '/es%0d%0aset-cookie:x=1'])(
    'SEC-01 %s leads nowhere',
    async (path) => {
      const { status, headers } = await send(origin, path);
      expect(status).toBe(404);
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );
});

const hostile = [
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/../_portico/release.json',
  '/assets/%2e%2e/_portico/release.json',
  '/assets/..\\_portico\\release.json',
  '/media/%5c..%5c_portico',
  '/_portico/release.json',
  '/_portico/search.sqlite',
  '/_portico/rates/cd.json',
  '/assets/.hidden',
  '/assets/',
  '/assets',
  '/media//',
  '/%00',
  '/cd-rates.html%00.js',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/a/%c0%ae%c0%ae/b',
  '//',
  '///',
  '/\\',
  '/cd-rates.html/',
  '/__proto__',
  '/constructor',
  '/hasOwnProperty.html',
  '/%7B%7D?__proto__[x]=1',
  `/${'a'.repeat(5000)}`,
  `/${'%61'.repeat(3000)}`,
  `/${'a/'.repeat(3000)}`,
  '*',
].map((path) => ({ path, short: path.slice(0, 60) }));

describe('addresses that are no page', () => {
  test.each(hostile)('$short is refused, and nothing of the machine is shown', async ({ path }) => {
    const { status, text } = await send(origin, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/root:\S*:0:|"environment"|node_modules|at \w+ \(/);
  });

  test('an address of 60 kB ends its own connection only', async () => {
    const answer = send(origin, `/?${'q='.repeat(30_000)}`).then(({ status }) => status);
    expect(await answer.catch(() => 'closed')).toSatisfy((said) => said === 'closed' || said === 431);
    expect((await send(origin, '/')).status).toBe(200);
  });

  test('an address with a host is read as one of this site or refused, never sent elsewhere', async () => {
    const { port } = new URL(origin);
    const said = await raw(
      port,
      'GET http://evil.example/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(said).not.toMatch(/^location:/im);
  });

  test.each([
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n',
    '\0\0\0\r\n\r\n',
  ])('bytes that are no request are refused, and the server goes on', async (bytes) => {
    const { port } = new URL(origin);
    const said = await raw(port, bytes);
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect((await send(origin, '/')).status).toBe(200);
  });

  test.each([
    ['/nothing.html', 'en-US', 'This page is not here'],
    ['/es/nada.html', 'es-US', 'Esta página no está aquí'],
    ['/zh/none.html', 'zh-Hans', '找不到页面'],
    ['/personal/es/nada.html', 'es-US', 'Esta página no está aquí'],
    ['/other/nothing', 'en-US', 'This page is not here'],
  ])('%s gets the page for that in its language', async (path, lang, heading) => {
    const { status, headers, text } = await send(origin, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(heading);
    expect(headers['content-security-policy']).toContain('sha256-');
  });

  test('a condition on an old tag does not turn a missing page into one that has not changed', async () => {
    const { status } = await send(origin, '/nothing.html', { headers: { 'if-none-match': '*' } });
    expect(status).toBe(404);
  });
});

describe('methods', () => {
  test.each(['/', '/cd-rates.html', '/nothing.html', '/sitemap.xml'])(
    'HEAD %s is GET without a body',
    async (path) => {
      const get = await send(origin, path);
      const head = await send(origin, path, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers.etag).toBe(get.headers.etag);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page does not take %s', async (method) => {
    const { status, headers } = await send(origin, '/cd-rates.html', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('TRACE and unknown methods are refused', async () => {
    for (const method of ['TRACE', 'PROPFIND']) {
      const { status } = await send(origin, '/', { method });
      expect(status, `at ${method}`).toBeGreaterThanOrEqual(400);
      expect(status, `at ${method}`).toBeLessThan(500);
    }
  });
});
