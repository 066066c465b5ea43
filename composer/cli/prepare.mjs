// Prepares a fresh clone: installs packages, a recent Node and a browser. Plain JavaScript for Node 20 and newer,
// without packages, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedBrowser } from './browser.mjs';
import { isSupportedNode, nodeNeeded } from './nodeVersion.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const say = (text) => console.log(`portico: ${text}`);

/** Prints an error with its fix and exits. */
export function stop(text) {
  console.error(`portico: ${text}`);
  process.exit(1);
}

/** Returns an environment in which `node` is the one from the project's packages, if they include one. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});

/** Runs a command in the project's folder with inherited output. @returns Its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    ...options,
  });
  if (error) stop(`"${command}" could not be started: ${error.message}`);
  return status ?? 1;
}

/** Installs the packages if the lock file has changed since the last installation. */
export function ensurePackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, 'node_modules', '.portico-lock');
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isInstalled) {
    say('installing packages (npm ci) …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const status = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
    if (status !== 0)
      stop('the packages could not be installed. Check the network and run "npm ci" to see why.');
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  ensureNode();
}

function ensureNode() {
  const { stdout } = spawnSync('node', ['--version'], { env: environment(), encoding: 'utf8' });
  const version = stdout?.trim().replace('v', '');
  if (!version || !isSupportedNode(version)) stop(nodeNeeded(version || undefined));
}

/** Asks a question at a terminal. Elsewhere, as in CI, nobody can answer, and the answer is yes. */
function isAgreed(question) {
  if (!process.stdin.isTTY || process.env.CI) return true;
  process.stdout.write(`portico: ${question} [Y/n] `);
  const answer = Buffer.alloc(100);
  const length = readSync(0, answer);
  return !/^\s*n/i.test(answer.toString('utf8', 0, length));
}

/** Finds a Chromium for the browser tests, or installs one. */
export function ensureBrowser() {
  if (installedBrowser() || hasPlaywrightBrowser()) return;
  const isRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isRoot && isAgreed('Chromium is missing. Install it for the whole machine, with apt-get as root?')) {
    run('apt-get', ['update', '-qq']);
    // The headless shell is smaller and enough for tests, but not every Debian has it.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      say(`installing Chromium (apt-get install ${name}) …`);
      run('apt-get', ['install', '-y', '-qq', name]);
      if (existsSync(`/usr/bin/${name}`)) return;
    }
  }
  say('installing Chromium (playwright install chromium) …');
  if (run('npx', ['playwright', 'install', 'chromium']) === 0 && hasPlaywrightBrowser()) return;
  stop(
    'the browser tests need Chromium and it could not be installed. On Debian or Ubuntu run "sudo apt-get install chromium"; elsewhere set PORTICO_CHROMIUM to a Chrome or Chromium.',
  );
}

function hasPlaywrightBrowser() {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync('node', ['-e', script], { cwd: root, env: environment(), encoding: 'utf8' });
  return stdout !== null && stdout.trim() !== '' && existsSync(stdout.trim());
}
