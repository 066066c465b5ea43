import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { seenPages } from '#composer/server/store/pageViewQueries.ts';
import { PublishedSite, temporaryFolder } from '#tests/server/fixtures/publishedSite.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { startServer } from '#tests/server/fixtures/startServer.ts';
import { emptyStore, opened } from '#tests/store/testStore.ts';

const site = new PublishedSite();
beforeAll(() => site.publish());
afterAll(() => site.remove());

/** Copies the published site, for a test that damages it. */
function copyOfSite() {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const out = join(folder, 'dist');
  cpSync(site.out, out, { recursive: true });
  const file = join(out, '_portico/release.json');
  return { out, file, release: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> };
}

const search = (origin: string, text = 'certificate') =>
  send(origin, '/svt/elmstone/search', jsonPost({ method: 'search.profile', query: { skipFrom: 0, text } }));
const ready = async (origin: string) => (await send(origin, '/health/ready')).text;

const pageWith = (part: object) => (release: Record<string, unknown>) => {
  const pages = release['pages'] as Record<string, object>;
  return { ...release, pages: { ...pages, '/cd-rates.html': { ...pages['/cd-rates.html'], ...part } } };
};

describe('S2 a release that is not usable', () => {
  test.each<[string, (release: Record<string, unknown>) => unknown]>([
    ['without pages', (release) => ({ ...release, pages: null })],
    ['with a page that is none', (release) => ({ ...release, pages: { '/': null } })],
    ['with parameters that are no list', pageWith({ reads: 5 })],
    ['with rates that are no record', pageWith({ rates: 'x' })],
    ['with a redirect without a target', (release) => ({ ...release, redirects: [{ from: '/a' }] })],
    ['that is no object', () => []],
  ])('%s is not served, the earlier one is, and readiness says so', async (_what, damage) => {
    const { out, file, release } = copyOfSite();
    const { origin } = await startServer({ releaseFolder: out });
    writeFileSync(file, JSON.stringify(damage(release)));
    await vi.waitFor(async () => expect(await ready(origin)).toContain('is not served'), 10_000);
    expect((await send(origin, '/cd-rates.html?q=1')).status).toBe(200);
    expect((await search(origin)).status).toBe(200);
  });

  test('whose file may not be read is not served, the earlier one is, and the next one again', async () => {
    const { out, file, release } = copyOfSite();
    const { origin } = await startServer({ releaseFolder: out });
    rmSync(file);
    // Nobody can read a link to itself, whatever their rights.
    symlinkSync(file, file);
    await vi.waitFor(async () => expect(await ready(origin)).toContain('is not served'), 10_000);
    expect((await send(origin, '/')).status).toBe(200);
    rmSync(file);
    writeFileSync(file, JSON.stringify(release));
    await vi.waitFor(async () => expect(await ready(origin)).not.toContain('is not served'), 10_000);
  });
});

/** Changes the search index in a process that is killed in the middle of it, which leaves a hot journal. */
function interruptChange(index: string): void {
  const program = `
    import Database from 'better-sqlite3';
    const database = new Database(${JSON.stringify(index)});
    database.pragma('journal_mode = delete');
    database.pragma('cache_size = 1');
    database.exec('begin');
    database.exec('create table filler (text)');
    const insert = database.prepare('insert into filler values (?)');
    for (let row = 0; row < 500; row += 1) insert.run('x'.repeat(2000));
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: process.cwd() });
}

describe('S9 a search index whose change was interrupted', () => {
  test('is repaired when the server starts', async () => {
    const { out } = copyOfSite();
    const index = join(out, '_portico/search.sqlite');
    interruptChange(index);
    expect(existsSync(`${index}-journal`)).toBe(true);
    const { origin } = await startServer({ releaseFolder: out });
    expect((await search(origin)).status).toBe(200);
    expect(await ready(origin)).not.toContain('search');
  });

  test('beyond repair stops neither the pages nor the start, readiness says so, and the next index is used', async () => {
    const { out } = copyOfSite();
    const index = join(out, '_portico/search.sqlite');
    const intact = readFileSync(index);
    writeFileSync(index, 'no database at all'.repeat(500));
    const { origin } = await startServer({ releaseFolder: out });
    expect((await send(origin, '/')).status).toBe(200);
    expect((await search(origin)).status).toBe(503);
    expect(await ready(origin)).toContain('The search cannot be used');
    writeFileSync(index, intact);
    await vi.waitFor(async () => expect((await search(origin)).status).toBe(200), 15_000);
    expect(await ready(origin)).not.toContain('The search cannot be used');
  });
});

test('S6 characters that expand do not make a search expensive for others', async () => {
  const { origin } = await startServer({ releaseFolder: site.out, requestsPerMinute: 10_000 });
  const dear = '\u{FDFA}'.repeat(499);
  const both = await Promise.all([
    ...Array.from({ length: 20 }, () => search(origin, dear)),
    ...Array.from({ length: 31 }, () => search(origin)),
  ]);
  expect(both.map(({ status }) => status)).toEqual(both.map(() => 200));
});

test('S14 PAGE-11 views of addresses that no page has are counted together, and the pages of the release by name', async () => {
  const options = await emptyStore('sqlite');
  const { server, origin } = await startServer({ releaseFolder: site.out, ...options });
  const view = (currentPage: string, more: object = {}) =>
    send(
      origin,
      '/svt/elmstone/pageView',
      jsonPost({ currentPage, sitePlatform: 'web', language: 'en-us', activeSession: 'none', ...more }),
    );
  for (const at of Array.from({ length: 30 }).keys()) await view(`invented-${at}`);
  await view('cd-rates', { products: 'invented' });
  await view('cd-rates');
  await server.close();
  expect(
    (await seenPages(await opened(options), '2026-01-01')).map(({ fields, views }) => [fields, views]),
  ).toEqual([
    [{ currentPage: '(other)' }, 31],
    [{ currentPage: 'cd-rates', sitePlatform: 'web', language: 'en-us' }, 1],
  ]);
});
