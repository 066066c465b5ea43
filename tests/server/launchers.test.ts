import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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
