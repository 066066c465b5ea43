import { browserFlags, installedBrowser } from '#composer/cli/browser.mjs';

const executablePath = installedBrowser();

/** How tests start Chromium: one that is installed, or Playwright's own. */
export const chromiumLaunch = { ...(executablePath && { executablePath }), args: browserFlags };

/**
 * The same for tests that look at many pages: pages of one window share a process as long as one of them is open. Each
 * new process would compile all scripts anew, also those that look for faults.
 */
export const sharedProcess = { ...chromiumLaunch, args: [...browserFlags, '--process-per-site'] };
