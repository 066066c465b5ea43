import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { emptyStore, keptLeads } from '#tests/store/testStore.ts';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { scriptPost, send } from './fixtures/send.ts';
import { serveProcess } from './fixtures/serveProcess.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';

const site = new PublishedSite();
beforeAll(async () => {
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
});
afterAll(() => site.remove());

const started = async (env: Readonly<Record<string, string>>) => {
  const store = await emptyStore('sqlite');
  return { ...(await serveProcess({ ...store, site: site.out, env })), store };
};

const exit = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code));
  });

/** Sends requests one after the other on connections that are kept, until the server is gone. */
async function visitor(origin: string, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  onTestFinished(() => agent.destroy());
  const statuses: (number | string)[] = [];
  const one = (path: string) =>
    new Promise<void>((done) => {
      const outgoing = request(origin + path, { agent }, (response) => {
        statuses.push(response.statusCode ?? 0);
        response.resume().once('end', () => done());
      });
      outgoing.once('error', (error: Error & { code?: string }) => {
        statuses.push(error.code ?? error.message);
        done();
      });
      outgoing.end();
    });
  while (!isOver()) await Promise.all([one('/'), one('/svt/elmstone/rateApi?zipcode=60601&rateType=CD')]);
  return statuses;
}

test('SIGTERM takes the server out of readiness first, and nobody notices until it is gone', async () => {
  const { child, origin, store } = await started({
    PORTICO_DRAIN_SECONDS: '2',
    PORTICO_REQUESTS_PER_MINUTE: '90000',
  });
  const ended = exit(child);
  const signaledAt = Date.now();
  // A load balancer stops sending requests a second after it has learned that the server is not ready.
  const visits = visitor(origin, () => Date.now() - signaledAt > 1500);
  await sleep(200);
  child.kill('SIGTERM');
  await vi.waitFor(async () => {
    const { status, text } = await send(origin, '/health/ready');
    expect([status, text]).toEqual([503, '{"status":"draining"}']);
  });
  expect((await send(origin, '/health/live')).status).toBe(200);
  const page = await send(origin, '/');
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  const post = await send(origin, '/svt/elmstone/forms/contact', scriptPost(goodAnswers));
  expect([post.status, post.headers.connection]).toEqual([200, 'close']);
  expect(new Set(await visits)).toEqual(new Set([200]));
  expect(await ended).toBe(0);
  expect(Date.now() - signaledAt).toBeGreaterThan(2000);
  expect((await keptLeads(store)).bodies).toHaveLength(1);
}, 30_000);

test('a request that is being answered when the drain is over gets its answer', async () => {
  const { child, origin } = await started({ PORTICO_DRAIN_SECONDS: '0' });
  const ended = exit(child);
  const { method, headers, body } = scriptPost(goodAnswers);
  const status = await new Promise<number>((done, fail) => {
    const post = request(
      `${origin}/svt/elmstone/forms/contact`,
      { method, headers: { ...headers, 'content-length': String(body.length) } },
      (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      },
    );
    post.once('error', fail);
    post.write(body.slice(0, 20));
    setTimeout(() => child.kill('SIGTERM'), 200);
    setTimeout(() => post.end(body.slice(20)), 700);
  });
  expect(status).toBe(200);
  expect(await ended).toBe(0);
}, 30_000);

test('31 a server that stops answers requests that arrive on open connections, and accepts no new ones', async () => {
  const { child, origin } = await started({ PORTICO_DRAIN_SECONDS: '0' });
  const ended = exit(child);
  const open = async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (socket: Socket) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    const over = Promise.race([once(socket, 'close'), once(socket, 'error')]);
    socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await over;
    return Buffer.concat(chunks).toString();
  };
  // One that was used, as a load balancer keeps them, and one that was just opened.
  const used = await open();
  used.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(used, 'data');
  used.removeAllListeners('data');
  const unused = await open();
  await sleep(200);
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(open()).rejects.toThrow('ECONNREFUSED'), { interval: 5 });
  for (const answer of await Promise.all([ask(used), ask(unused)])) {
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer.toLowerCase()).toContain('connection: close');
  }
  expect(await ended).toBe(0);
}, 30_000);

test('a second signal ends the process at once, the same signal twice does not', async () => {
  const { child, origin } = await started({ PORTICO_DRAIN_SECONDS: '60' });
  const ended = exit(child);
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  await sleep(800);
  expect((await send(origin, '/')).status).toBe(200);
  const at = Date.now();
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(Date.now() - at).toBeLessThan(3000);
}, 30_000);

test.each([
  ['PORTICO_DRAIN_SECONDS', 'soon', /PORTICO_DRAIN_SECONDS must be a whole number from 0 to 999; got "soon"/],
  ['PORTICO_ACCESS_LOG', 'some', /PORTICO_ACCESS_LOG must be all, services, none; got "some"/],
])(
  '%s with a wrong value is refused, and what it can be',
  (name, value, message) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['composer/cli/portico.mjs', 'serve', '--site', site.out, '--port', '0'],
      { env: { ...process.env, [name]: value }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  },
  30_000,
);
