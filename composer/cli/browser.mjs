// Finds the Chromium that runs the browser tests and benchmarks, and defines its flags. Plain JavaScript for Node 20
// and newer, without packages, because it runs before they are installed.
import { existsSync } from 'node:fs';

/**
 * Returns the path of an installed Chromium, or `undefined` if only Playwright's own may be available. Prefers the
 * headless shell: the full browser's toolbar and new-tab page are pages too, so opening a page takes three times as
 * long and competes for the CPU with the page that is measured.
 */
export const installedBrowser = () =>
  [
    process.env.PORTICO_CHROMIUM,
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
