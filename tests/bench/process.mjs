import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const isLinux = process.platform === 'linux';

/** Returns the peak resident memory of a running process in MB; 0 on systems that don't report it. */
function peakMemory(pid) {
  if (!isLinux) return 0;
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Runs the portico command. @returns The seconds, the peak memory in MB and the output. @throws if it fails. */
export function portico(root, args) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ['composer/cli/portico.mjs', ...args], { cwd: root });
    let output = '';
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, peakMemory(child.pid));
    }, 25);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, megabytes, output });
      else reject(new Error(`portico ${args.join(' ')} ended with ${code}:\n${output.slice(-3000)}`));
    });
  });
}

/** Starts a command with additional environment variables, and waits for the address that it prints. */
export function startServer(root, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const [origin] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
      if (origin) resolve({ origin, pid: child.pid, stop: () => child.kill('SIGTERM') });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)));
  });
}

/** Builds the demo bank and serves it with its embedded services, on a free port. */
export async function startDemo(root) {
  const site = join(root, '.portico', 'bench', 'site');
  await portico(root, ['build', '--out', site]);
  const serve = ['composer/cli/portico.mjs', 'serve', '--demo', '--site', site, '--port', '0', '--quiet'];
  return startServer(root, serve);
}

/** Starts a build with `--watch`. `next` resolves with the next output that matches a pattern. */
export function watchBuild(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['composer/cli/portico.mjs', ...args], { cwd: root });
    let output = '';
    let waiting;
    const read = (chunk) => {
      output += chunk;
      const [found] = waiting?.pattern.exec(output) ?? [];
      if (found === undefined) return;
      output = '';
      waiting.done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`portico ${args.join(' ')} ended with ${code}:\n${output}`)),
    );
    const next = (pattern) =>
      new Promise((done) => {
        waiting = { pattern, done };
      });
    next(/Watching for changes/).then(() => resolve({ next, stop: () => child.kill('SIGTERM') }), reject);
  });
}
