// @ts-check
// Installs the packages of a fresh clone, and runs commands with them. Plain JavaScript for Node 18 and newer, without
// packages, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} text */
export const say = (text) => console.log(`portico: ${text}`);

/** Prints an error with its fix and exits. @param {string} text @returns {never} */
export function stop(text) {
  console.error(`portico: ${text}`);
  process.exit(1);
}

/** Returns an environment with the commands of the project's packages, and in which `node` is the running one. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
});

/**
 * Runs a command in the project's folder with inherited output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns Its exit code.
 */
export function run(command, args, env = environment()) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) stop(`"${command}" could not be started: ${error.message}`);
  return status ?? 1;
}

/** The digest of the lock file that the packages were installed from. */
const stamp = join(root, 'node_modules', '.portico-lock');

const digestOfLock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Records that the installed packages are those of the lock file. */
export function recordPackages() {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digestOfLock());
}

/** Installs the packages if the lock file has changed since the last installation. */
export function ensurePackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfLock()) return;
  say('installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
  if (status !== 0)
    stop('the packages could not be installed. Check the network and run "npm ci" to see why.');
  recordPackages();
}
