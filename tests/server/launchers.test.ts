import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '#composer/cli/kit/listen.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';

const runServer = resolve('composer/cli/runServer.mjs');

/** A program that prints its process id, and takes a moment to stop. */
const slow = `
  process.on('SIGTERM', () => setTimeout(() => process.exit(7), 200));
  console.log(process.pid);
  setInterval(() => {}, 1000);
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a launcher that is told to stop stops its server, waits for it and ends with its code', async () => {
  const launch = `
    import { runServer } from ${JSON.stringify(runServer)};
    process.exitCode = await runServer(process.execPath, ['-e', ${JSON.stringify(slow)}]);
  `;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launch], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const [printed] = (await once(launcher.stdout, 'data')) as [Buffer];
  const pid = Number(printed.toString());
  expect(isRunning(pid)).toBe(true);
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
  expect(isRunning(pid)).toBe(false);
});

describe('portico serve', () => {
  const site = new PublishedSite();
  beforeAll(async () => {
    const { code, said } = await site.build();
    if (code !== 0) throw new Error(said);
  }, 120_000);
  afterAll(() => site.remove());

  test('a port that is in use is named, with what to do, and without a stack trace', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await listen(other, { port: 0 });
    const args = ['serve', '--demo', '--site', site.out, '--port', String(port)];
    const child = spawn(process.execPath, ['composer/cli/portico.mjs', ...args], {
      env: { ...process.env, PORTICO_DATA: join(site.out, '../data') },
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
