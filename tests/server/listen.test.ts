import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#composer/cli/kit/listen.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');
if (!hasIpv6) console.warn('This machine has no IPv6 loopback: nothing is asked at ::1.');
const addresses = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])];

const statusAt = (address: string, port: number, path = '/') =>
  fetch(`http://${address}:${port}${path}`).then(
    ({ status }) => status,
    () => 'nobody answers',
  );

/** Returns a server that records the hosts of its requests. Closed after the test. */
function counting() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.host ?? '');
    response.end();
  });
  onTestFinished(() => void server.close());
  return { server, asked };
}

test('without a host the same server answers at every address that localhost may mean', async () => {
  const { server, asked } = counting();
  const port = await listen(server, { port: 0 });
  for (const address of addresses) expect(await statusAt(address, port)).toBe(200);
  expect(asked).toEqual(addresses.map((address) => `${address}:${port}`));
});

test.skipIf(!hasIpv6)('a host that is given is the only one', async () => {
  const { server } = counting();
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  expect(await statusAt('127.0.0.1', port)).toBe(200);
  expect(await statusAt('[::1]', port)).toBe('nobody answers');
  const other = counting();
  const second = await listen(other.server, { port: 0, host: '::1' });
  expect(await statusAt('[::1]', second)).toBe(200);
  expect(await statusAt('127.0.0.1', second)).toBe('nobody answers');
});

test('a closed server answers nowhere, and its port is free again', async () => {
  const { server } = counting();
  const port = await listen(server, { port: 0 });
  for (const address of addresses) await statusAt(address, port);
  await new Promise((closed) => {
    server.close(closed);
  });
  for (const address of addresses) expect(await statusAt(address, port)).toBe('nobody answers');
  await listen(counting().server, { port });
});

test('a port that is in use is told by its code', async () => {
  const port = await listen(counting().server, { port: 0 });
  await expect(listen(counting().server, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('npm start', () => {
  const site = new PublishedSite();
  beforeAll(async () => {
    const { code, said } = await site.build();
    if (code !== 0) throw new Error(said);
  });
  afterAll(() => site.remove());

  test.each([
    ['left out', {}],
    ['empty', { HOST: '' }],
  ])('answers on localhost whichever address a client tries, HOST %s', async (_what, env) => {
    const { origin } = await serveProcess({
      site: site.out,
      dataFolder: site.folder,
      isDemo: true,
      isHostUnset: true,
      env,
    });
    for (const address of addresses)
      expect(await statusAt(address, Number(new URL(origin).port), '/health/live')).toBe(200);
  });

  test('S10 a server whose launcher is killed ends too', async () => {
    const args = ['composer/cli/portico.mjs', 'serve', '--demo', '--site', site.out, '--port', '0'];
    const launch = `
      import { runServer } from ${JSON.stringify(resolve('composer/cli/runServer.mjs'))};
      await runServer(process.execPath, ${JSON.stringify(args)});
    `;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', launch], {
      env: { ...process.env, PORTICO_DATA: site.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void launcher.kill('SIGKILL'));
    const [printed] = (await once(launcher.stdout, 'data')) as [Buffer];
    const port = Number(/:(\d+)/.exec(printed.toString())?.[1]);
    expect(await statusAt('127.0.0.1', port, '/health/live')).toBe(200);
    launcher.kill('SIGKILL');
    await vi.waitFor(
      async () => expect(await statusAt('127.0.0.1', port, '/health/live')).toBe('nobody answers'),
      { timeout: 30_000, interval: 100 },
    );
  });

  test('names a port that is in use, with what to do, and without a stack trace', async () => {
    const port = await listen(counting().server, { port: 0 });
    const args = ['serve', '--demo', '--site', site.out, '--port', String(port)];
    const child = spawn(process.execPath, ['composer/cli/portico.mjs', ...args], {
      env: { ...process.env, PORTICO_DATA: site.folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toContain(
      `portico serve: port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(said).not.toContain('    at ');
  });
});
