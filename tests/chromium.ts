import { browserFlags, installedBrowser } from '#composer/cli/browser.ts';

const executablePath = installedBrowser();

/** Options to start Chromium: an installed one, or Playwright's own. */
export const chromiumLaunch = { ...(executablePath && { executablePath }), args: browserFlags };

/**
 * The same for tests that open many pages: pages of one window share a process while one of them is open. A new process
 * would compile all scripts again, including those of axe.
 */
export const sharedProcess = { ...chromiumLaunch, args: [...browserFlags, '--process-per-site'] };
