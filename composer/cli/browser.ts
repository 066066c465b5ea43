import { spawnSync } from 'node:child_process';
import { existsSync, readSync } from 'node:fs';
import { environment, root, run, say, stop } from './prepare.mjs';

/**
 * Returns the path of an installed Chromium, or `undefined` if only Playwright's own may be available. Prefers the
 * headless shell: the full browser's toolbar and new-tab page are pages too, so opening a page takes three times as
 * long and competes for the CPU with the page that is measured.
 */
export const installedBrowser = (): string | undefined =>
  [
    process.env['PORTICO_CHROMIUM'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path && existsSync(path));

/** Disables the sandbox (tests run as root in containers), the GPU, and background requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Asks a question at a terminal. Elsewhere, as in CI, nobody can answer, and the answer is yes. */
function isAgreed(question: string): boolean {
  if (!process.stdin.isTTY || process.env['CI']) return true;
  process.stdout.write(`portico: ${question} [Y/n] `);
  const answer = Buffer.alloc(100);
  const length = readSync(0, answer);
  return !/^\s*n/i.test(answer.toString('utf8', 0, length));
}

/** Finds a Chromium for the browser tests, or installs one. */
export function ensureBrowser(): void {
  if (installedBrowser() || hasPlaywrightBrowser()) return;
  const isRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isRoot && isAgreed('Chromium is missing. Install it for the whole machine, with apt-get as root?')) {
    run('apt-get', ['update', '-qq']);
    // The headless shell is smaller and enough for tests, but not every Debian has it.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      say(`installing Chromium (apt-get install ${name}) …`);
      // What a package recommends is for a desktop: services, printers, half of Perl. Texts need their fonts.
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
      if (existsSync(`/usr/bin/${name}`)) return;
    }
  }
  say('installing Chromium (playwright install chromium) …');
  if (run('npx', ['playwright', 'install', 'chromium']) === 0 && hasPlaywrightBrowser()) return;
  stop(
    'the browser tests need Chromium and it could not be installed. On Debian or Ubuntu run "sudo apt-get install chromium"; elsewhere set PORTICO_CHROMIUM to a Chrome or Chromium.',
  );
}

function hasPlaywrightBrowser(): boolean {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync('node', ['-e', script], { cwd: root, env: environment(), encoding: 'utf8' });
  return stdout.trim() !== '' && existsSync(stdout.trim());
}
