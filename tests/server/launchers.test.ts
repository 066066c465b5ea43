import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isSupportedNode, nodeNeeded } from '#composer/cli/nodeVersion.mjs';

const runServer = resolve('composer/cli/runServer.mjs');

/** A program that prints its process id, and takes a moment to stop. */
const slow = `
  import { endWithLauncher } from ${JSON.stringify(runServer)};
  endWithLauncher();
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

/** Starts a launcher with a server. */
async function launched() {
  const launch = `
    import { runServer } from ${JSON.stringify(runServer)};
    process.exitCode = await runServer(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(slow)}]);
  `;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launch], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const [printed] = (await once(launcher.stdout, 'data')) as [Buffer];
  const pid = Number(printed.toString());
  expect(isRunning(pid)).toBe(true);
  return { launcher, pid };
}

test('a launcher that is told to stop stops its server, waits for it and ends with its code', async () => {
  const { launcher, pid } = await launched();
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
  expect(isRunning(pid)).toBe(false);
});

test('S10 the server of a launcher that is killed ends too', async () => {
  const { launcher, pid } = await launched();
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
});

describe('S10 a version of Node', () => {
  // The native module of SQLite ends with a segmentation fault in those that are not supported.
  test.each([
    ['18.20.0', false],
    ['20.20.2', false],
    ['22.12.0', false],
    ['22.13.1', false],
    ['22.14.0', true],
    ['22.23.3', true],
    ['23.4.0', false],
    ['23.6.0', true],
    ['24.0.0', true],
    ['26.10.0', true],
  ])('%s is supported: %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });

  test.each([
    ['portico.mjs', 'check'],
    ['portico.mjs', 'serve'],
  ])('that is too old is named by %s %s, with what to install', async (program, command) => {
    const older = `Object.defineProperty(process.versions, 'node', { value: '22.12.0' });`;
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${older}`, resolve('composer/cli', program), command],
      { env: { ...process.env, PORTICO_REEXEC: '1' }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toBe(`portico: ${nodeNeeded('22.12.0')}\n`);
    expect(said).toContain('Node 22.14 or 23.6 or newer is needed; this is 22.12.0.');
  });
});
