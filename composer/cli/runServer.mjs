// Plain JavaScript for Node 20 and newer, without packages, because it also runs before they are installed.
import { spawn } from 'node:child_process';

/**
 * Runs a command for a launcher that does nothing else, with inherited output. Passes on the signals that end the
 * launcher, so that the command does not outlive it. A terminal sends Ctrl-C to both.
 *
 * @returns The command's exit code, once it has ended.
 * @throws {Error} if the command cannot be started.
 */
export function runServer(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
