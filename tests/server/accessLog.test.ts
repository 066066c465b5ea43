import { afterAll, beforeAll, expect, test } from 'vitest';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { scriptPost, send } from './fixtures/send.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';
import { startServer } from './fixtures/startServer.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

/** Visits pages and services. @returns The lines of the access log, and the whole log. */
async function visit(options = {}) {
  const { origin, log, server } = await startServer({ releaseFolder: site.out, ...options });
  const page = await send(origin, '/cd-rates.html?email=rosalind@example.com');
  await send(origin, '/nobody-4711');
  await send(origin, '/svt/elmstone/rateApi?zipcode=60601&rateType=CD');
  await send(origin, '/svt/elmstone/forms/contact/code-4711/60601', scriptPost(goodAnswers));
  await server.close();
  const lines = log()
    .split('\n')
    .filter((line) => line.includes('"msg":"access"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { lines, log: log(), page };
}

test('all: a line for each page and service, with path or route, status, time and size, and nothing personal', async () => {
  const { lines, log, page } = await visit({ accessLog: 'all' });
  expect(lines).toMatchObject([
    { method: 'GET', path: '/cd-rates.html', status: 200, bytes: page.body.length },
    { method: 'GET', route: 'none', status: 404 },
    { method: 'GET', route: '/svt/elmstone/rateApi', status: 200 },
    { method: 'POST', route: '/svt/elmstone/forms/:form/*', status: 200 },
  ]);
  for (const { ms, bytes, reqId } of lines)
    expect([typeof ms, Number(bytes) > 0, String(reqId).length]).toEqual(['number', true, 32]);
  expect(log).not.toMatch(/rosalind|4711|60601/i);
});

test('services: no line for pages', async () => {
  const { lines } = await visit({ accessLog: 'services' });
  expect(lines.map(({ route }) => route)).toEqual([
    'none',
    '/svt/elmstone/rateApi',
    '/svt/elmstone/forms/:form/*',
  ]);
});

test('none: no line for any request', async () => {
  const { log } = await visit({ accessLog: 'none' });
  expect(log).not.toMatch(/"access"|incoming request|request completed/);
});

test('by default, requests to services are logged at the level info', async () => {
  const { lines, log } = await visit();
  expect(lines).toEqual([]);
  expect(log).toMatch(/"level":30.*"request completed"/);
});
