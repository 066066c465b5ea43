import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { send } from '#tests/server/fixtures/send.ts';
import { type ServeProcess, serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { type BuiltSite, twoSites } from './fixtures/builtSites.ts';
import { publishSite, releases } from './fixtures/portico.ts';
import { emptyFolder, testPlace, type TestPlace } from './fixtures/testPlaces.ts';

let one: BuiltSite;
let two: BuiltSite;
twoSites((a, b) => {
  one = a;
  two = b;
});

/** Starts a server that follows a store, as on a machine of its own. */
const serve = ({ place, env }: TestPlace, dataFolder = emptyFolder()): Promise<ServeProcess> =>
  serveProcess({
    site: join(dataFolder, 'none'),
    dataFolder,
    isDemo: true,
    env: { PORTICO_RELEASES: place, DATABASE_URL: '', ...env },
  });

const releaseOf = async ({ origin }: ServeProcess) => (await send(origin, '/')).headers['x-portico-release'];

/** Waits until all servers serve a release. */
async function followed(servers: readonly ServeProcess[], id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const server of servers)
        // oxlint-disable-next-line no-await-in-loop -- in turn
        expect(await releaseOf(server)).toBe(id);
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** A visitor who reads pages from one server and their pictures from the other, in turn, until `leave` is called. */
function visitor(servers: readonly [ServeProcess, ServeProcess]) {
  const failures: string[] = [];
  const seen = new Set<string>();
  let pages = 0;
  const leaving = new AbortController();
  const visit = async () => {
    for (let turn = 0; !leaving.signal.aborted; turn += 1) {
      const [first, second] = turn % 2 === 0 ? servers : servers.toReversed();
      try {
        // oxlint-disable-next-line no-await-in-loop -- the servers need some of the machine's time too
        await pause(10);
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        const page = await send(first?.origin ?? '', '/');
        const version = /Version (\w)/.exec(page.text)?.[1] ?? 'none';
        seen.add(version);
        const picture = version === 'A' ? one.picture : two.picture;
        // oxlint-disable-next-line no-await-in-loop -- as above
        const asset = await send(second?.origin ?? '', picture);
        pages += 1;
        if (page.status !== 200 || asset.status !== 200)
          failures.push(`${version}: ${page.status}, its picture from the other server: ${asset.status}`);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const visits = [visit(), visit()];
  const leave = async () => {
    leaving.abort();
    await Promise.all(visits);
    return { failures, seen: [...seen].toSorted(), pages };
  };
  return { leave };
}

describe.each(['a folder', 'S3'] as const)('5 two servers that follow %s', (kind) => {
  test('switch forth and back, and no page meets a missing file', async () => {
    const place = await testPlace(kind);
    const first = await publishSite(place, one, '--activate');
    const servers = [await serve(place), await serve(place)] as const;
    await followed(servers, first);
    const { leave } = visitor(servers);
    const second = await publishSite(place, two);
    for (const { origin } of servers)
      // oxlint-disable-next-line no-await-in-loop -- in turn
      expect((await send(origin, two.picture)).status).toBe(200);
    await releases(place, 'activate', second);
    await followed(servers, second);
    await releases(place, 'rollback');
    await followed(servers, first);
    await releases(place, 'activate', second);
    await followed(servers, second);
    const { failures, seen, pages } = await leave();
    expect(failures).toEqual([]);
    expect(seen).toEqual(['A', 'B']);
    expect(pages).toBeGreaterThan(50);
    for (const { origin } of servers)
      // oxlint-disable-next-line no-await-in-loop -- in turn
      expect((await send(origin, one.picture)).status).toBe(200);
    const ready = await send(servers[0].origin, '/health/ready');
    expect(ready.json()).toMatchObject({ status: 'ready' });
    expect(String(ready.json()['releaseId'])).toMatch(new RegExp(`^${second}`));
  });

  test('names that no release has are 404, and a thousand of them are few requests to the store', async () => {
    const place = await testPlace(kind);
    const first = await publishSite(place, one, '--activate');
    const server = await serve(place);
    const { origin } = server;
    await followed([server], first);
    const before = place.requests?.() ?? 0;
    const wrong = Array.from({ length: 1000 }, (_, at) => `/assets/page.${String(at).padStart(8, 'x')}.js`);
    const answers = await Promise.all(wrong.map((path) => send(origin, path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((place.requests?.() ?? 0) - before).toBeLessThan(50);
    expect((await send(origin, '/assets/../../package.AbCdEf12.json')).status).toBe(404);
  });

  test('a release that is damaged in the store is refused, and the earlier one is served on', async () => {
    const place = await testPlace(kind);
    const first = await publishSite(place, one, '--activate');
    const server = await serve(place);
    // Its server is not asked before the file is damaged.
    server.child.kill('SIGSTOP');
    const second = await publishSite(place, two);
    const shown = await releases(place, 'show', second, '--json');
    const { files } = JSON.parse(shown.out) as { files: readonly { path: string; sha256: string }[] };
    const { sha256 = '' } = files.find(({ path }) => `/${path}` === two.picture) ?? {};
    writeFileSync(place.fileOf(`files/${sha256.slice(0, 2)}/${sha256}`), 'not the picture');
    await releases(place, 'activate', second);
    server.child.kill('SIGCONT');
    await vi.waitFor(
      async () =>
        expect((await send(server.origin, '/health/ready')).text).toContain(`not served: ${second}`),
      10_000,
    );
    expect(await releaseOf(server)).toBe(first);
    await releases(place, 'rollback');
    await vi.waitFor(
      async () => expect((await send(server.origin, '/health/ready')).text).not.toContain('not served'),
      10_000,
    );
  });
});

describe('5 a server whose store is gone', () => {
  test('serves on, starts again from its cache, and follows when the store is back', async () => {
    const place = await testPlace('a folder');
    const first = await publishSite(place, one, '--activate');
    const dataFolder = emptyFolder();
    const server = await serve(place, dataFolder);
    const ready = async ({ origin }: ServeProcess) => (await send(origin, '/health/ready')).text;
    await vi.waitFor(async () => expect(await ready(server)).toContain(first), 10_000);
    renameSync(place.place, `${place.place}-gone`);
    await vi.waitFor(async () => expect(await ready(server)).toContain('Is it still mounted?'), 10_000);
    expect(await releaseOf(server)).toBe(first);
    const ended = new Promise((done) => server.child.once('exit', done));
    server.child.kill('SIGTERM');
    await ended;
    const again = await serve(place, dataFolder);
    expect(await releaseOf(again)).toBe(first);
    renameSync(`${place.place}-gone`, place.place);
    const second = await publishSite(place, two, '--activate');
    await followed([again], second);
    await vi.waitFor(async () => expect(await ready(again)).not.toContain('releaseStore'), 10_000);
  });

  test('and that has no cache does not start, and says why', async () => {
    const place = await testPlace('a folder');
    await expect(serve(place)).rejects.toThrow(
      /No release is active in .* Run "portico releases publish --activate"/,
    );
  });

  test('downloads a cached release again that was damaged', async () => {
    const place = await testPlace('a folder');
    const first = await publishSite(place, one, '--activate');
    const dataFolder = emptyFolder();
    const server = await serve(place, dataFolder);
    const id = String((await send(server.origin, '/health/ready')).json()['releaseId']);
    server.child.kill('SIGKILL');
    const home = join(dataFolder, 'releases', id, 'index.html');
    rmSync(home);
    writeFileSync(home, '');
    const again = await serve(place, dataFolder);
    expect(await releaseOf(again)).toBe(first);
    expect((await send(again.origin, '/')).text).toContain('Version A');
  });
});
