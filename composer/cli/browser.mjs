// Which Chromium runs the browser tests and the benchmarks, and how. Plain JavaScript for Node 20 and newer, without
// packages, because it runs before there are any.
import { existsSync } from 'node:fs';

/**
 * A Chromium that is installed on this machine, or `undefined` when only Playwright's own may be there. The headless
 * shell comes first: the full browser draws a toolbar and a new tab of its own, which are pages too, so it opens a page
 * in three times the time and takes the processor from the page that is measured.
 */
export const installedBrowser = () =>
  [
    process.env.PORTICO_CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path && existsSync(path));

/** Without sandbox (tests run as root in containers), graphics card or calls of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
