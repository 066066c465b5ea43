import { browserFlags, installedBrowser } from '#composer/cli/browser.mjs';

const executablePath = installedBrowser();

/** How tests start Chromium: one that is installed, or Playwright's own. */
export const chromiumLaunch = { ...(executablePath && { executablePath }), args: browserFlags };
