import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { chromiumLaunch } from '#tests/chromium.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';
import { documentOf } from './publishedFolder.ts';

const name = '@elmstone/branch-hours';
const siteWith = (packages: readonly string[]) => ({ ...(siteFiles['site.json'] as object), packages });

/** A section of each level, all from the package. */
const sections = (heading: string) => [
  {
    component: 'BranchHours',
    props: { heading, text: 'Call {word:phone} first.', days: [{ day: 'Saturday', hours: '9 & 12' }] },
  },
  { component: 'HolidayHours', props: { heading, button: 'Show holidays', days: ['January 1', 'July 4'] } },
  { component: 'VisitRating', props: { question: 'How was your visit?', answers: ['Good', 'Not good'] } },
];

/** Installs the test package beside a site's pages, as npm would. */
function install(site: PublishedSite): string {
  const folder = join(site.folder, '..', 'node_modules', name);
  cpSync('tests/packages/branch-hours', folder, { recursive: true });
  return folder;
}

/** Installs a package that only has a main module. */
function installText(site: PublishedSite, packageName: string, source: string): void {
  const folder = join(site.folder, '..', 'node_modules', packageName);
  mkdirSync(folder, { recursive: true });
  const facts = { name: packageName, version: '1.0.0', type: 'module', exports: './index.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(facts));
  writeFileSync(join(folder, 'index.js'), source);
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser.close());

/** Opens a page. @returns The page, and the browser's errors and warnings. */
async function open(url: string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await browser.newPage();
  onTestFinished(() => opened.close());
  const complaints: string[] = [];
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    // Only browsers with tabs request an icon.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await opened.goto(url);
  return { page: opened, complaints };
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 50_000, interval: 20 });

/** Uses the package's behavior and island as a visitor would. */
async function useSections(opened: Page): Promise<void> {
  const holidays = opened.getByText('July 4');
  await until(async () => expect(await holidays.isVisible()).toBe(false));
  await opened.getByRole('button', { name: 'Show holidays' }).click();
  await until(async () => expect(await holidays.isVisible()).toBe(true));
  // Retries, because in development Vite may reload the page after it has prebundled a dependency.
  await until(async () => {
    await opened.getByRole('button', { name: 'Not good' }).click();
    expect(await opened.getByRole('status').textContent()).toBe('Thank you: Not good');
  });
}

describe('a site that names a package', () => {
  let site: PublishedSite;
  beforeAll(async () => {
    site = new PublishedSite({
      'site.json': siteWith([name]),
      'branches.json': page('Our branches', sections('Open **today**')),
      'es/horas.json': page('Nuestras sucursales', sections('Abierto **hoy**')),
    });
    install(site);
    const { code, said } = await site.build();
    if (code !== 0) throw new Error(said);
  });
  afterAll(() => site.remove());

  test('shows its section of the level HTML, in the language of the page', () => {
    const document = documentOf(site.out, '/es/horas.html') ?? '';
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(document)?.[1] ?? '';
    expect(main).toContain('data-section="BranchHours"');
    expect(main).toContain('Abierto <strong>hoy</strong>');
    expect(main).toContain('Call 1-800-555-0143 first.');
    expect(main).toContain('<th scope="col">Horario</th>');
    expect(main).toContain('<td>9 &amp; 12</td>');
    expect(document).toMatch(/@media \((?:min-width:|width>=)42em\)/);
  });

  test('runs its behaviour and hydrates its island under the strict policy', async () => {
    const { origin } = await serveProcess({ site: site.out, dataFolder: join(site.out, '../data') });
    const { page: opened, complaints } = await open(`${origin}/branches.html`);
    await useSections(opened);
    expect(complaints).toEqual([]);
  });

  test('is rendered anew when the package changes', async () => {
    const file = join(site.folder, '..', 'node_modules', name, 'BranchHours.section.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace("es: { day: 'Día'", "es: { day: 'Jornada'"));
    expect(await site.build()).toMatchObject({ code: 0 });
    expect(documentOf(site.out, '/es/horas.html')).toContain('Jornada');
  });

  test('renders its sections in threads too', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 90 }, (_none, at) => [
        `more/branch-${at}.json`,
        page(`Branch number ${at} of the bank`, sections(`Open ${at}`)),
      ]),
    );
    site.write(many);
    const { said } = await site.build();
    expect(said).toContain('90 pages rendered');
    expect(documentOf(site.out, '/more/branch-89.html')).toContain('Open 89');
  });
});

test('portico dev shows sections of a package, and follows the source of one that is linked', async () => {
  const site = new PublishedSite({
    'site.json': siteWith([name]),
    'branches.json': page('Our branches', sections('Open today')),
  });
  onTestFinished(site.remove);
  const installed = install(site);
  const folder = join(site.folder, '..', 'branch-hours');
  renameSync(installed, folder);
  symlinkSync(folder, installed, 'junction');
  const args = ['composer/cli/portico.mjs', 'dev', '--port', '0', '--pages', site.folder];
  const env = { ...process.env, NODE_ENV: '', VITEST: '', PORTICO_DATA: join(site.folder, '../data') };
  const child = spawn(process.execPath, args, { env });
  onTestFinished(() => ended(child));
  const { page: opened } = await open(`${await siteOf(child)}/branches.html`);
  await useSections(opened);
  const file = join(folder, 'BranchHours.section.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace("en: { day: 'Day'", "en: { day: 'Weekday'"));
  await until(async () => expect(await opened.textContent('th')).toBe('Weekday'));
});

function siteOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
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
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

/** Runs `portico check` on a site, as a process. */
const check = (folder: string): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, ['composer/cli/portico.mjs', 'check', folder], (_error, stdout) =>
      done(stdout),
    );
  });

test('the check names each package that cannot be used, with its place and what to do', async () => {
  const site = new PublishedSite();
  onTestFinished(site.remove);
  const broken = {
    'no-sections': 'export const section = 1;',
    'not-a-section': "export const sections = [{ name: 'lowercase' }];",
    'throws-at-once': "throw new Error('no such branch');",
    'takes-a-name': `import { registry } from 'portico/registry'; export const sections = [registry.get('RichText')];`,
    'has-no-view': `import { registry } from 'portico/registry';
      export const sections = [{ ...registry.get('RichText'), name: 'Asleep', hydrate: 'visible' }];`,
  };
  for (const [packageName, source] of Object.entries(broken)) installText(site, packageName, source);
  const names = ['not-installed', ...Object.keys(broken)];
  const lines = names.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  site.write({
    'site.json': `{\n  "origin": "https://www.elmstonebank.example",\n  "name": "Elmstone Bank",\n  "packages": [\n${lines}\n  ]\n}`,
  });
  const said = await check(site.folder);
  const expected = [
    ['The package “not-installed” cannot be found.', 'Run "npm install not-installed"'],
    ['The package “no-sections” exports no sections.', 'It must export “sections”'],
    ['“sections[0]” of the package “not-a-section” is not a section.', 'defineSection'],
    ['The package “throws-at-once” failed to load: no such branch', ''],
    ['The package “takes-a-name” has a section “RichText”, but so does Portico.', 'Rename the section'],
    [
      'The section “Asleep” of the package “has-no-view” is hydrated',
      'modules: { view: "has-no-view/Asleep" }',
    ],
  ] as const;
  expected.forEach(([message, hint], index) => {
    const [, block = ''] = said.split(message);
    expect(block).toMatch(new RegExp(`^[^\\n]*\\n[^\\n]*site\\.json:${5 + index}:5  /packages/${index}`));
    expect(block).toContain(hint);
  });
});
