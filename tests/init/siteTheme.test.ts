import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { commandIn, newSite, sitesFolder } from './newSite.ts';

const { folder, remove } = sitesFolder();
afterAll(remove);

let site: string;
let launcher: string;
beforeAll(async () => {
  site = await newSite(folder, 'river');
  [launcher = ''] = commandIn(site);
  mkdirSync(join(site, 'theme'));
}, 120_000);

/** Runs a command of Portico in the site. */
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [launcher, ...args], { cwd: site, encoding: 'utf8' });
const writeTheme = (source: string) => writeFileSync(join(site, 'theme/index.ts'), source);

test(
  'the theme of a site styles the parts of its pages, before and after React',
  { timeout: 600_000 },
  async () => {
    writeTheme(`
    import type { ThemeOptions } from 'portico';
    export const components: ThemeOptions['components'] = {
      MuiButton: {
        styleOverrides: { root: ({ theme }) => ({ letterSpacing: '3px', borderRadius: theme.vars.shape.pillRadius }) },
      },
      MuiAlert: { styleOverrides: { root: { letterSpacing: '2px' } } },
    };
  `);
    execFileSync(process.execPath, [launcher, 'build'], { cwd: site });
    const { origin } = await serveProcess({
      site: join(site, 'dist'),
      dataFolder: join(folder, 'data'),
      isDemo: true,
    });
    const browser = await chromium.launch(chromiumLaunch);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${origin}/contact-us.html`);
    const form = page.locator('[data-section=Form]');
    const spacing = (part: Locator) => part.evaluate((element) => getComputedStyle(element).letterSpacing);
    const button = form.locator('[type=submit]');
    expect(await spacing(button)).toBe('3px');
    await form.getByRole('textbox').first().fill('Ada');
    await form.and(page.locator('[data-hydration=hydrated]')).waitFor();
    expect(await spacing(button)).toBe('3px');
    // React draws the banner, with classes that were not on the page.
    await button.click();
    const problem = form.locator('section[tabindex="-1"]').getByRole('link').first();
    await problem.waitFor();
    expect(await spacing(problem)).toBe('2px');
  },
);

test('a theme that fails, or without overrides, is a problem of the site', { timeout: 600_000 }, () => {
  for (const [source, reason] of [
    ["throw new Error('The theme is not there.');", 'The theme is not there.'],
    ['export const theme = {};', 'it does not export “components”.'],
  ] as const) {
    writeTheme(source);
    for (const command of ['check', 'build']) {
      const { status, stdout, stderr } = run(command);
      expect(status).toBe(1);
      expect(stdout + stderr).toContain(`The theme of this site, theme/index.ts, failed to load: ${reason}`);
    }
  }
  writeTheme('export const components = { ;');
  const { status, stderr } = run('check');
  expect(status).toBe(1);
  expect(stderr).toMatch(/cannot be loaded\.[^]*theme[\\/]index\.ts/);
});
