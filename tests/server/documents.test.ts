import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDocumentProxy, getMeta } from 'unpdf';
import { pdfTitle } from '#composer/page/pdfTitle.ts';
import { releaseOf } from '#tests/publish/publishedFolder.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { send } from './fixtures/send.ts';
import { page } from './fixtures/siteFiles.ts';
import { startServer } from './fixtures/startServer.ts';

const fees = readFileSync('pages-json/documents/fee-schedule.pdf');
const path = '/documents/fees.pdf';
const site = new PublishedSite({
  'documents/fees.pdf': fees,
  'fees.json': page('Our fees', [
    { component: 'RichText', props: { text: `See [our fees (PDF)](${path}).` } },
  ]),
});
beforeAll(async () => {
  const { errors } = await site.publish();
  if (errors.length > 0) throw new Error(errors.map(({ code }) => code).join(', '));
});
afterAll(() => site.remove());

const version = () => releaseOf(site.out).documents?.[path] ?? '';

test('the title that the check reads is the one that a PDF library reads', async () => {
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(fees)));
  expect(pdfTitle(fees)).toBe(info['Title']);
  expect(pdfTitle(fees)).toBe('Elmstone Bank: fee schedule for personal accounts');
});

describe('a document', () => {
  test('is sent at its address, to be revalidated, and at that of its version, which never changes', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    expect((await send(origin, '/fees.html')).text).toContain(`href="${path}"`);
    const now = await send(origin, path);
    expect([now.status, now.headers['content-type'], now.body.equals(fees)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect(now.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(now.headers['accept-ranges']).toBe('bytes');
    expect(now.headers['x-content-type-options']).toBe('nosniff');
    expect(now.headers['content-security-policy']).toBe("frame-ancestors 'none'");
    const headers = { 'if-none-match': String(now.headers.etag) };
    expect((await send(origin, path, { headers })).status).toBe(304);
    expect(version()).toMatch(/^\/documents\/fees\.v[\w-]{10}\.pdf$/);
    const old = await send(origin, version());
    expect([old.headers['cache-control'], old.body.equals(fees)]).toEqual([
      'public, max-age=31536000, immutable',
      true,
    ]);
    expect((await send(origin, '/documents/none.pdf')).status).toBe(404);
  });

  test.each([
    ['bytes=0-99', 206, `bytes 0-99/${fees.length}`, fees.subarray(0, 100)],
    [
      `bytes=${fees.length - 5}-`,
      206,
      `bytes ${fees.length - 5}-${fees.length - 1}/${fees.length}`,
      fees.subarray(-5),
    ],
    ['bytes=-7', 206, `bytes ${fees.length - 7}-${fees.length - 1}/${fees.length}`, fees.subarray(-7)],
    ['bytes=0-999999999', 206, `bytes 0-${fees.length - 1}/${fees.length}`, fees],
    [`bytes=${fees.length}-`, 416, `bytes */${fees.length}`, Buffer.alloc(0)],
    ['bytes=-0', 416, `bytes */${fees.length}`, Buffer.alloc(0)],
    // Several parts, an end before the start, and another unit: the whole file.
    ['bytes=0-1,4-5', 200, undefined, fees],
    ['bytes=9-3', 200, undefined, fees],
    ['pages=1-2', 200, undefined, fees],
  ] as const)('is sent in the part that %s asks for', async (range, status, part, bytes) => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const sent = await send(origin, path, { headers: { range, 'accept-encoding': 'gzip, br' } });
    expect([sent.status, sent.headers['content-range']]).toEqual([status, part]);
    expect(sent.body.equals(bytes)).toBe(true);
  });

  test('is sent whole if it is not the one that the first part is from', async () => {
    const { origin } = await startServer({ releaseFolder: site.out });
    const { etag } = (await send(origin, path, { method: 'HEAD' })).headers;
    const ask = async (ifRange: string) =>
      (await send(origin, path, { headers: { range: 'bytes=0-9', 'if-range': ifRange } })).status;
    expect(await ask(String(etag))).toBe(206);
    expect(await ask('"another"')).toBe(200);
    expect(await ask('Thu, 26 Nov 2026 00:00:00 GMT')).toBe(200);
  });

  test('keeps its old versions when it changes or is deleted, and its last valid one when it is broken', async () => {
    const first = version();
    const changed = Buffer.from(fees.toString('latin1').replace('%%EOF', '% newer\n%%EOF'), 'latin1');
    site.write({ 'documents/fees.pdf': changed });
    await site.publish();
    const second = version();
    expect(second).not.toBe(first);
    site.write({ 'documents/fees.pdf': 'no PDF' });
    const { errors } = await site.publish();
    expect(errors.map(({ code }) => code)).toEqual(['document-unreadable']);
    expect(readFileSync(join(site.out, path)).equals(changed)).toBe(true);
    site.write({ 'documents/fees.pdf': undefined, 'fees.json': undefined });
    await site.publish();
    expect([path, first, second].map((one) => existsSync(join(site.out, one)))).toEqual([false, true, true]);
  });
});
