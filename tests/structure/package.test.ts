import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, extname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { theme } from '#theme/theme.ts';
import { packageFolder } from '#composer/publish/client/sitePackagesPlugin.ts';
import { chromiumLaunch } from '#tests/chromium.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';

/** A project outside the repository with the packed package and its peers installed. */
const app = mkdtempSync(join(tmpdir(), 'portico-app-'));
afterAll(() => rmSync(app, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(app, file), text);

/** Links what npm would install beside the package. Nothing else may be needed. */
function link(names: readonly string[]): void {
  for (const name of names) {
    const target = join(app, 'node_modules', name);
    mkdirSync(join(target, '..'), { recursive: true });
    symlinkSync(packageFolder(name, [process.cwd()]) ?? '', target, 'junction');
  }
}

/** Portico's command in the project. */
const command = 'node_modules/portico/lib/composer/cli/portico.mjs';

interface Facts {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const facts = JSON.parse(readFileSync('package.json', 'utf8')) as Facts;

/** The packed package. */
let archive = '';
beforeAll(() => {
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', app], { encoding: 'utf8' });
  archive = join(app, said.trim().split('\n').at(-1) ?? '');
  execFileSync('tar', ['-xzf', archive, '-C', app]);
  mkdirSync(join(app, 'node_modules'));
  renameSync(join(app, 'package'), join(app, 'node_modules/portico'));
  link([...Object.keys(facts.dependencies), ...Object.keys(facts.peerDependencies)]);
  link(['@types/react', '@types/react-dom']);
  write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }));
}, 120_000);

/** Returns the files in a folder of the package, relative to it. */
const packed = (folder: string) =>
  readdirSync(join(app, 'node_modules/portico', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the package has built modules with their types, and neither sources nor tests', () => {
  const names = packed('.').map((file) => file.slice(join(app, 'node_modules/portico/').length));
  expect(names).toContain('lib/src/index.js');
  expect(names).toContain('lib/src/index.d.ts');
  expect(names).toContain('lib/src/components/inputs/Button.js');
  expect(names.filter((name) => /\.test\.|(?<!\.d)\.ts$|\.tsx$/.test(name))).toEqual([]);
  const folders = new Set(names.map((name) => name.split('/')[0]));
  expect(folders).toEqual(new Set(['LICENSE', 'README.md', 'lib', 'package.json']));
});

test('the library imports what its users install with it, and nothing else', () => {
  const known = new Set([...Object.keys(facts.dependencies), ...Object.keys(facts.peerDependencies)]);
  const imported = packed('lib/src')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import\b|export\b[^=;'"]*\bfrom\b)[^=;'"]*['"]((?:@[\w-]+\/)?[\w-]+)[^'"]*['"]/gm,
      ),
    ])
    .map(([, name = '']) => name);
  expect([...new Set(imported)].filter((name) => !known.has(name))).toEqual([]);
  const twice = Object.keys(facts.peerDependencies).filter((name) => name in facts.dependencies);
  expect(twice, 'a peer that is also a dependency would be there twice').toEqual([]);
});

test('Node imports the package without a loader, and renders a component under its theme', () => {
  const script = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { ThemeProvider } from '@mui/material/styles';
    import { Button, theme } from 'portico';
    import { registry } from 'portico/registry';
    const button = createElement(Button, { href: '/cd-rates.html', variant: 'contained' }, 'See rates');
    const html = renderToStaticMarkup(createElement(ThemeProvider, { theme }, button));
    console.log(JSON.stringify({ html, sections: registry.size }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: app,
    encoding: 'utf8',
  });
  const { html, sections } = JSON.parse(said) as { html: string; sections: number };
  expect(html).toMatch(
    /<a class="MuiButtonBase-root MuiButton-root[^"]*" [^>]*href="\/cd-rates\.html"[^>]*>See rates/,
  );
  expect(html).toContain('var(--p-palette-primary-main');
  expect(sections).toBeGreaterThan(20);
});

test('an installed Portico checks, builds and describes a site with sections of another package', () => {
  const site = join(app, 'pages-json');
  const description = 'Everything about our branches that a customer may want to know, in a few short words.';
  const sections = [
    { component: 'HeroBanner', props: { heading: 'Our branches' } },
    { component: 'BranchHours', props: { heading: 'Hours', days: [{ day: 'Monday', hours: '9 to 5' }] } },
    { component: 'VisitRating', props: { question: 'How was your visit?', answers: ['Good', 'Not good'] } },
  ];
  const files = {
    'site.json': {
      origin: 'https://www.elmstonebank.example',
      name: 'Elmstone Bank',
      packages: ['@elmstone/branch-hours'],
    },
    'layouts/standard.json': { top: [], bottom: [] },
    'index.json': { title: 'Our branches and their hours', description, sections },
  };
  mkdirSync(join(site, 'layouts'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(site, name), JSON.stringify(content));
  cpSync('tests/packages/branch-hours', join(app, 'node_modules/@elmstone/branch-hours'), {
    recursive: true,
  });
  const portico = (...args: string[]) =>
    execFileSync(process.execPath, [command, ...args], { cwd: app, encoding: 'utf8' });
  expect(portico('check')).toContain('No problems');
  expect(portico('build', '--out', 'site')).toContain('1 pages rendered');
  const html = readFileSync(join(app, 'site/index.html'), 'utf8');
  expect(html).toContain('data-section="BranchHours"');
  expect(html).toMatch(/data-section="VisitRating"[^>]* data-island="\/assets\/VisitRating\.[^"]+\.js"/);
  portico('gen');
  expect(readFileSync(join(site, 'page.schema.json'), 'utf8')).toContain('BranchHours');
});

test('an installed Portico serves the site with a store that can be written to, and searches it', async () => {
  const { origin } = await serveProcess({
    site: 'site',
    dataFolder: 'data',
    project: app,
    command,
    isDemo: true,
  });
  const ready = await fetch(`${origin}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', store: 'sqlite' }]);
  expect((await send(origin, '/')).text).toContain('data-section="BranchHours"');
  const query = jsonPost({ method: 'search.profile', query: { text: 'branches' } });
  const found = await send(origin, '/svt/elmstone/search', query);
  expect(found.json()).toMatchObject({ DocumentCount: 1 });
}, 60_000);

test.for([
  ['npm', ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error']],
  ['pnpm', ['npx', '--yes', 'pnpm@10', 'add', '--loglevel=error']],
] as const)(
  'installed with %s from the registry, the package checks and builds a site as it is',
  { timeout: 300_000 },
  ([name, [tool, ...args]]) => {
    const folder = mkdtempSync(join(tmpdir(), `portico-${name}-`));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
    const run = (program: string, ...given: string[]) =>
      execFileSync(program, given, { cwd: folder, env: { ...process.env, PATH: path }, encoding: 'utf8' });
    mkdirSync(join(folder, 'pages-json/layouts'), { recursive: true });
    const files = {
      'package.json': { name: 'app', private: true, type: 'module' },
      'pages-json/site.json': { origin: 'https://www.elmstonebank.example', name: 'Elmstone Bank' },
      'pages-json/layouts/standard.json': { top: [], bottom: [] },
      'pages-json/index.json': {
        title: 'Our branches and their hours',
        description: 'Everything about our branches that a customer may want to know, in a few words.',
        sections: [{ component: 'HeroBanner', props: { heading: 'Our branches' } }],
      },
    };
    for (const [file, content] of Object.entries(files))
      writeFileSync(join(folder, file), JSON.stringify(content));
    run(tool, ...args, archive);
    const portico = join(folder, 'node_modules/.bin/portico');
    expect(run(portico, 'check')).toContain('No problems');
    expect(run(portico, 'build')).toContain('1 pages rendered');
    // The bundle of the package is used, and none is made in the project.
    expect(existsSync(join(folder, '.portico/composer'))).toBe(false);
  },
);

const source = `
import { CssBaseline, ThemeProvider } from '@mui/material';
import { styled } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Button, theme } from 'portico';

const Panel = styled('main')(({ theme }) => ({ background: theme.palette.brand.main, padding: theme.spacing(2) }));

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Panel>
      <Button variant="contained" onClick={() => { document.title = 'Sent'; }}>Send</Button>
    </Panel>
  </ThemeProvider>,
);
`;

test('TypeScript knows the components and what the theme adds to MUI', () => {
  const wrong =
    "// @ts-expect-error -- there is no such variant\nexport const wrong = <Button variant='loud' />;";
  write('main.tsx', `${source}\n${wrong}`);
  const compilerOptions = {
    target: 'ES2023',
    module: 'NodeNext',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['main.tsx'] }));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: app, encoding: 'utf8' });
  expect(stdout).toBe('');
});

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

async function served(folder: string): Promise<string> {
  const server: Server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '');
    response.setHeader('content-type', types[extname(name)] ?? 'text/plain');
    response.end(readFileSync(join(folder, name)));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  onTestFinished(() => void server.close());
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`;
}

test('a plain Vite app with MUI takes the theme and a component, and leaves out what it does not use', async () => {
  write('main.tsx', source);
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  );
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ root: app, configFile: false, logLevel: 'error', mode: 'production' });
  process.env['NODE_ENV'] = NODE_ENV;
  const [script = ''] = packedApp().filter((file) => file.endsWith('.js'));
  const code = readFileSync(script, 'utf8');
  for (const unused of ['react-hook-form', 'MortgageRates', 'safeParse']) expect(code).not.toContain(unused);

  const browser = await chromium.launch(chromiumLaunch);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ colorScheme: 'light' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(await served(join(app, 'dist')));
  const button = page.getByRole('button', { name: 'Send' });
  const shown = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(shown).toBe(await page.evaluate(rgbOf, theme.palette.primary.main));
  await button.click();
  expect(await page.title()).toBe('Sent');
  expect(complaints).toEqual([]);
}, 60_000);

const packedApp = () => readdirSync(join(app, 'dist/assets')).map((name) => join(app, 'dist/assets', name));

/** Returns a color in the browser's format of computed values. */
function rgbOf(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  return getComputedStyle(probe).color;
}
