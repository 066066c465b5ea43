import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commandIn, newSite, portico, sitesFolder } from './newSite.ts';

const { folder, remove } = sitesFolder();
afterAll(remove);

let site: string;
let launcher: string;
beforeAll(async () => {
  site = await newSite(folder, 'growing');
  [launcher = ''] = commandIn(site);
});

/** Starts a command in the site. @returns What it says from now on, which the test may clear. */
function started(...args: readonly string[]) {
  const output = { said: '' };
  const child: ChildProcess = spawn(process.execPath, [launcher, ...args], { cwd: site });
  onTestFinished(() => void child.kill('SIGTERM'));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.said += stripVTControlCharacters(chunk.toString());
    });
  return output;
}

const soon = { timeout: 120_000, interval: 100 };

test(
  'a section that is added, removed or broken is noticed by a check that watches and by the preview',
  {
    timeout: 10 * 60_000,
  },
  async () => {
    const check = started('check', '--watch');
    const preview = started('dev', '--port', '0');
    await expect.poll(() => check.said, soon).toContain('No problems in');
    await expect.poll(() => preview.said, soon).toContain('The site: ');
    const page = () =>
      fetch(`${/http:\S+?(?=\/\s)/.exec(preview.said)?.[0]}/`).then((answer) => answer.text());
    expect(await page()).not.toContain('data-section="RainGauge"');

    // A new one, and a page with it.
    preview.said = '';
    expect((await portico(site, 'new', 'section', 'RainGauge')).code).toBe(0);
    const index = join(site, 'pages-json/index.json');
    const before = readFileSync(index, 'utf8');
    const entry = '{ "component": "RainGauge", "props": { "heading": "Rain so far" } },';
    writeFileSync(index, before.replace('"sections": [', `"sections": [${entry}`));
    await expect.poll(() => preview.said, soon).toContain('starting again');
    await expect.poll(() => preview.said, soon).toContain('The site: ');
    await expect.poll(page, soon).toContain('data-section="RainGauge"');
    await expect.poll(() => check.said, soon).toMatch(/starting again[^]*No problems in/);

    // A changed schema.
    check.said = '';
    const schema = join(site, 'sections/RainGauge/RainGauge.schema.ts');
    const fields = readFileSync(schema, 'utf8');
    expect(fields).toContain('heading:');
    writeFileSync(schema, fields.replace('heading:', 'banner:'));
    await expect.poll(() => check.said, soon).toMatch(/starting again[^]*unknown-prop/);

    // One that cannot be loaded is named, and the check goes on with the last that could.
    check.said = '';
    writeFileSync(schema, `${fields} )`);
    await expect.poll(() => check.said, soon).toMatch(/cannot be loaded[^]*RainGauge\.schema\.ts/);
    writeFileSync(schema, fields);
    await expect.poll(() => check.said, soon).toMatch(/starting again[^]*No problems in/);

    // One that is moved away and comes back.
    preview.said = '';
    const [home, away] = [join(site, 'sections/RainGauge'), join(folder, 'away')];
    cpSync(home, away, { recursive: true });
    writeFileSync(index, before);
    rmSync(home, { recursive: true });
    await expect.poll(() => preview.said, soon).toMatch(/starting again[^]*The site: /);
    preview.said = '';
    cpSync(away, home, { recursive: true });
    writeFileSync(index, before.replace('"sections": [', `"sections": [${entry}`));
    await expect.poll(() => preview.said, soon).toMatch(/starting again[^]*The site: /);
    await expect.poll(page, soon).toContain('data-section="RainGauge"');
  },
);

test(
  'a theme that is added, changed or broken is noticed by the preview',
  { timeout: 10 * 60_000 },
  async () => {
    const preview = started('dev', '--port', '0');
    await expect.poll(() => preview.said, soon).toContain('The site: ');
    const page = () =>
      fetch(`${/http:\S+?(?=\/\s)/.exec(preview.said)?.[0]}/`).then((answer) => answer.text());
    const theme = join(site, 'theme/index.ts');
    const spaced = (width: string) =>
      `export const components = { MuiButton: { styleOverrides: { root: { letterSpacing: '${width}' } } } };`;
    expect(await page()).not.toContain('letter-spacing:3px');
    preview.said = '';
    mkdirSync(join(site, 'theme'));
    writeFileSync(theme, spaced('3px'));
    await expect.poll(() => preview.said, soon).toMatch(/starting again[^]*The site: /);
    await expect.poll(page, soon).toContain('letter-spacing:3px');
    writeFileSync(theme, spaced('4px'));
    await expect.poll(page, soon).toContain('letter-spacing:4px');
    writeFileSync(theme, `${spaced('4px')} )`);
    await page();
    await expect.poll(() => preview.said, soon).toMatch(/theme[\\/]index\.ts:1/);
  },
);
