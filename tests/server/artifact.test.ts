import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PublishedSite } from './fixtures/publishedSite.ts';
import { jsonPost, scriptPost, send } from './fixtures/send.ts';
import { goodAnswers } from './fixtures/siteFiles.ts';

let site: PublishedSite;
let server = '';
beforeAll(async () => {
  site = new PublishedSite();
  server = join(site.folder, '../server');
  const { code, said } = await site.build('--server', server);
  if (code !== 0) throw new Error(said);
  makeReadOnly(server);
  // Another user must be able to reach it.
  chmodSync(join(server, '..'), 0o755);
});
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', server]);
  site.remove();
});

function makeReadOnly(folder: string): void {
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
}

/** A user without rights, if the test may become one. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Returns a folder that only this user may write to. */
function dataFolder(): string {
  const folder = join(site.folder, '..', `data-${readdirSync(join(site.folder, '..')).length}`);
  mkdirSync(folder);
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  return folder;
}

/** A copy of Node that the user may run, wherever the test's own is. */
function nodeForAll(): string {
  const file = join(site.folder, '../node');
  if (!existsSync(file)) execFileSync('cp', [process.execPath, file]);
  chmodSync(file, 0o755);
  return file;
}

const environment = (data: string) => ({ PORTICO_DATA: data, PORT: '0', HOST: '127.0.0.1' });

/** Starts the artifact. @returns Its address. @throws {Error} with its output if it ends. */
async function start(data: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(nodeForAll(), [join(server, 'server.mjs'), '--demo'], {
    cwd: '/',
    env: environment(data),
    ...nobody,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const port = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
        if (port) resolve({ origin: `http://127.0.0.1:${port}`, child });
      });
    child.once('exit', () => reject(new Error(said)));
  });
}

test('plain Node serves the artifact from a read-only folder, as a user without rights', async () => {
  const data = dataFolder();
  const { origin } = await start(data);
  expect((await send(origin, '/')).status).toBe(200);
  expect((await send(origin, '/health/ready')).json()).toMatchObject({ status: 'ready', store: 'sqlite' });
  const found = await send(
    origin,
    '/svt/elmstone/search',
    jsonPost({ method: 'search.profile', query: { text: 'contact' } }),
  );
  expect(found.status).toBe(200);
  const sent = await send(
    origin,
    '/svt/elmstone/forms/contact',
    scriptPost({ ...goodAnswers, formId: 'key-000000001' }),
  );
  expect(sent.status).toBe(200);
  const listed = spawnSync(nodeForAll(), [join(server, 'server.mjs'), 'leads', 'list'], {
    cwd: '/',
    env: environment(data),
    ...nobody,
    encoding: 'utf8',
  });
  expect([listed.stderr, listed.status]).toEqual(['', 0]);
  expect(listed.stdout.split('\n').filter(Boolean).length).toBe(2);
});

test('the artifact names its release, its platform, and the packages that cannot be bundled', () => {
  const manifest = JSON.parse(readFileSync(join(server, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  const release = JSON.parse(readFileSync(join(site.out, '_portico/release.json'), 'utf8')) as { id: string };
  expect(manifest).toMatchObject({ release: release.id, platform: process.platform, arch: process.arch });
  const installed = readdirSync(join(server, 'node_modules'));
  expect(Object.keys(manifest['packages'] as object).toSorted()).toEqual(installed.toSorted());
  for (const name of ['vite', 'react', 'fastify', 'sharp']) expect(installed).not.toContain(name);
});

test('a data folder that cannot be written to is named, and nothing is served', async () => {
  await expect(start(join(server, 'data'))).rejects.toThrow(/server\/data/);
});

describe('a folder with something else in it is never written to', () => {
  const before = () => {
    const other = join(site.folder, '../other');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'index.html'), 'Keep me.');
    return other;
  };
  test.each([
    ['--server', () => before(), 'is not a server that "portico build" wrote'],
    ['--server', () => join(site.out, 'server'), 'must be apart from it'],
    ['--out', () => before(), 'is not a site that "portico build" wrote'],
    ['--out', () => join(before(), 'index.html'), 'this is a file'],
    ['--out', () => site.folder, 'must be apart from it'],
    ['--out', () => '.', 'this folder contains the project'],
  ])('%s: case %#', async (option, folder, reason) => {
    const given = folder();
    const { code, said } = await site.build(option, given);
    expect([code, said.trim().split('\n').length]).toEqual([2, 2]);
    expect(said).toContain(`portico build: ${option} ${given}: `);
    expect(said).toContain(reason);
    expect(readFileSync(join(before(), 'index.html'), 'utf8')).toBe('Keep me.');
    expect(existsSync(`${given}.next`)).toBe(false);
  });
});
