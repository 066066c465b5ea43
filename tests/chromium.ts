import { existsSync } from 'node:fs';

/**
 * A Chromium on this machine; Playwright's own when there is none. The headless shell opens a page in a third of the
 * time: it has no window with a toolbar to draw.
 */
const executablePath = [
  process.env['PORTICO_CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** How tests start Chromium: without sandbox (tests run as root in containers), graphics card or calls of its own. */
export const chromiumLaunch = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
