// @ts-check
// Plain JavaScript for Node 18 and newer, without packages, because it also runs before they are installed.
import { spawn } from 'node:child_process';

/**
 * Runs a command for a launcher that does nothing else, with inherited output. Passes on the signals that end the
 * launcher, so that the command does not outlive it. A terminal sends Ctrl-C to both. If the launcher is killed, it can
 * pass on nothing; the command then notices that their channel is closed (`endWithLauncher`).
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} The command's exit code, once it has ended.
 * @throws {Error} if the command cannot be started.
 */
export function runServer(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], ...options });
    process.on('SIGINT', () => {});
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
      process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Makes this process end, as with SIGTERM, when the launcher that runs it with `runServer` has ended. */
export function endWithLauncher() {
  if (!process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone must not keep a finished command running.
  process.channel?.unref();
}
