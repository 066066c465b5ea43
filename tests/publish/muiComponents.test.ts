import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { muiActions } from '#tests/mui/muiActions.ts';
import { examplesOf, MuiSite, parts } from '#tests/mui/MuiSite.ts';
import { hydrated, MuiReader } from '#tests/mui/MuiReader.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { documentOf } from './publishedFolder.ts';

let browser: Browser;
let site: MuiSite;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
  site = new MuiSite();
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(said);
}, 600_000);
afterAll(async () => {
  site.remove();
  await browser.close();
});

const document = (part: string) => documentOf(site.out, `/${part}.html`) ?? '';

describe('MUI’s components on published pages', () => {
  test.each(parts)('have no style attribute in the document: %s', (part) => {
    expect(document(part)).not.toMatch(/\sstyle="/);
    expect(document(part)).toMatch(/http-equiv="Content-Security-Policy"/);
  });

  test('follow the brand’s breakpoints under MUI’s names', () => {
    expect(document('layout')).not.toMatch(/[{;](?:xs|sm|md|lg|xl):/);
    // Windows from 672 and 1056 pixels.
    expect(document('layout')).toMatch(/@media \((?:min-width:\s?|width>=)42em\)\{[^}]*display:block/);
    expect(document('layout')).toMatch(/@media \((?:min-width:\s?|width>=)66em\)\{[^}]*width:300px/);
  });

  test('look as MUI’s own under the policy, as HTML and in islands before and after they hydrate', async () => {
    const { origin } = await serveProcess({ site: site.out, dataFolder: join(site.out, '../data') });
    const reader = new MuiReader(browser, origin, site.out);
    const few = pLimit(4);
    const owns = await Promise.all(
      parts.map(async (part) => {
        const [own, mui] = await Promise.all([
          few(() => reader.read(part, 'own')),
          few(() => reader.read(part, 'mui')),
        ]);
        expect.soft(own.complaints, `${part}: messages`).toEqual([]);
        expect.soft(own.html, `${part}: as HTML`).toEqual(mui.html);
        expect.soft(own.before, `${part}: before hydration`).toEqual(mui.html);
        expect.soft(own.after, `${part}: after hydration`).toEqual(mui.after);
        expect.soft(own.acted, `${part}: in use`).toEqual(mui.acted);
        const idle = Object.keys(own.acted).filter(
          (name) => String(own.acted[name]) === String(own.after[name]),
        );
        expect.soft(idle, `${part}: actions that change nothing`).toEqual([]);
        return [part, own] as const;
      }),
    );
    const { layout, inputs } = Object.fromEntries(owns);
    expect(String(layout?.html['useMediaQuery'])).toContain('A narrow window');
    expect(String(layout?.after['useMediaQuery'])).toContain('A wide window');
    // React changes and removes styles that the document had.
    expect(String(inputs?.after['Style that goes'])).toMatch(/^button 0 0 400 /);
    expect(String(inputs?.acted['Style that goes'])).toMatch(/^button 0 0 1\d\d /);
  }, 600_000);

  test('are used by an action each, if they have one', () => {
    const names = new Set(parts.flatMap((part) => Object.keys(examplesOf(part))));
    expect(Object.keys(muiActions).filter((name) => !names.has(name))).toEqual([]);
  });
});

/** Differences that React reports, which are MUI's: Node and the browser round the same angles differently. */
const isRounding = (text: string) => text.includes('PieArcLabel');

test('MUI’s components hydrate in development without a warning of React', async () => {
  const args = ['composer/cli/portico.mjs', 'dev', '--port', '0', '--pages', site.folder];
  const env = { ...process.env, NODE_ENV: '', VITEST: '', PORTICO_DATA: join(site.folder, '../data') };
  const child = spawn(process.execPath, args, { env });
  onTestFinished(() => void child.kill('SIGTERM'));
  const opened = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  onTestFinished(() => opened.close());
  const complaints: string[] = [];
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (!isIcon && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await opened.goto(`${await originOf(child)}/islands.html`);
  const count = parts.flatMap((part) => Object.keys(examplesOf(part))).length;
  await hydrated(opened, count);
  expect(complaints.filter((text) => !isRounding(text))).toEqual([]);
}, 600_000);

const originOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += String(chunk);
      const [, origin] = /The site: (http:\/\/localhost:\d+)\//.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`portico dev ended with ${code}: ${said}`)));
  });
