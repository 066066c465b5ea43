// Plain JavaScript for Node 20 and newer, without packages, because it also runs before they are installed.
import { spawn } from 'node:child_process';

/**
 * Runs a command that goes on until it is stopped, with inherited output. Passes on the signals that end this process,
 * so that the command does not outlive it. A terminal sends Ctrl-C to both.
 *
 * @returns The command's exit code, once it has ended.
 * @throws {Error} if the command cannot be started.
 */
export function runServer(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const ignore = () => {};
    const passOn = (signal) => child.kill(signal);
    process.on('SIGINT', ignore);
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, passOn);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', ignore);
      for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, passOn);
      resolve(code ?? 1);
    });
  });
}
