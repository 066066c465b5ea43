import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { theme } from '#theme/theme.ts';
import { packageFolder } from '#composer/publish/client/sitePackagesPlugin.ts';
import { chromiumLaunch } from '#tests/chromium.ts';
import { jsonPost, send } from '#tests/server/fixtures/send.ts';
import { serveProcess } from '#tests/server/fixtures/serveProcess.ts';
import { licenseProblem, shippedPackages } from '#composer/cli/licenses.ts';
import { installNode, longestRun, managers, megabytes, Project, startProgram } from './fixtures/Project.ts';

/** A project outside the repository with the packed package and its peers installed. */
const app = mkdtempSync(join(tmpdir(), 'portico-app-'));
afterAll(() => rmSync(app, { recursive: true, force: true }), 120_000);

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
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', app], {
    encoding: 'utf8',
    timeout: longestRun,
  });
  archive = join(app, said.trim().split('\n').at(-1) ?? '');
  execFileSync('tar', ['-xzf', archive, '-C', app]);
  mkdirSync(join(app, 'node_modules'));
  renameSync(join(app, 'package'), join(app, 'node_modules/portico'));
  link([...Object.keys(facts.dependencies), ...Object.keys(facts.peerDependencies)]);
  link(['@types/react', '@types/react-dom']);
  write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }));
}, 600_000);

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
  // A new site has sections in TypeScript.
  const template = 'lib/composer/cli/init/template/';
  const own = names.filter((name) => !name.startsWith(template));
  expect(own.filter((name) => /\.test\.|(?<!\.d)\.ts$|\.tsx$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith(template)).toSorted()).toEqual(
    execFileSync('git', ['ls-files', 'composer/cli/init/template'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((name) => `lib/${name}`)
      .toSorted(),
  );
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

test('everything of others in the package has a license that allows it, and its text', () => {
  const packages = shippedPackages(process.cwd(), join(app, 'node_modules/portico/lib'));
  const namesAt = (place: string) => packages.filter((one) => one.place === place).map(({ name }) => name);
  expect(namesAt('server')).toEqual(expect.arrayContaining(['fastify', 'kysely', 'svgo']));
  expect(namesAt('browser')).toEqual(expect.arrayContaining(['react-dom', '@mui/material']));
  expect(namesAt('installed')).toEqual(expect.arrayContaining(['marked', 'lightningcss']));
  expect(packages.flatMap((one) => licenseProblem(one) ?? [])).toEqual([]);
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
});

/** Starts `portico dev` in the project. @returns Its address. @throws {Error} with its output if it ends. */
function devServer(): Promise<string> {
  const args = [command, 'dev', '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, { cwd: app, env: { ...process.env, PORTICO_DATA: 'data' } });
  onTestFinished(() => void child.kill());
  return new Promise((listening, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const port = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
        if (port) listening(`http://127.0.0.1:${port}`);
      });
    child.once('exit', () => reject(new Error(said)));
  });
}

/** Opens a page of `portico dev`. @returns The problems that it shows. */
async function problemsIn(dev: string): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(dev);
  const problems = page.locator('portico-problems section');
  await problems.waitFor({ timeout: 120_000 });
  return problems.innerText();
}

test('a site’s own sections and services are folders beside its pages', async () => {
  const own = join(app, 'sections/OwnRating');
  const copied = ['.schema.ts', '.section.ts', '.tsx'];
  mkdirSync(own, { recursive: true });
  for (const extension of copied) {
    const source = readFileSync(`tests/packages/branch-hours/VisitRating${extension}`, 'utf8');
    writeFileSync(join(own, `OwnRating${extension}`), source.replaceAll('VisitRating', 'OwnRating'));
  }
  cpSync('tests/packages/services', join(app, 'services'), { recursive: true });
  const page = JSON.parse(readFileSync(join(app, 'pages-json/index.json'), 'utf8')) as { sections: object[] };
  const rating = { component: 'OwnRating', props: { question: 'And our app?', answers: ['Good', 'Slow'] } };
  writeFileSync(
    join(app, 'pages-json/index.json'),
    JSON.stringify({ ...page, sections: [...page.sections, rating] }),
  );
  const portico = (...args: string[]) =>
    execFileSync(process.execPath, [command, ...args], { cwd: app, encoding: 'utf8' });
  expect(portico('build', '--out', 'site')).toContain('1 pages rendered');
  const html = readFileSync(join(app, 'site/index.html'), 'utf8');
  expect(html).toMatch(/data-section="OwnRating"[^>]* data-island="\/assets\/OwnRating\.[^"]+\.js"/);

  const { origin } = await serveProcess({
    site: 'site',
    dataFolder: 'data',
    project: app,
    command,
    isDemo: true,
  });
  const asked = async (query: string) => {
    const answer = await send(origin, `/svt/elmstone/branchHours${query}`);
    return [answer.status, answer.json()];
  };
  expect(await asked('?branch=main')).toEqual([200, { branch: 'main', hours: 'Monday to Friday, 9 to 5' }]);
  expect(await asked('?branch=moon')).toEqual([
    404,
    { status: 'error', error: 'There is no branch "moon".' },
  ]);
  expect(await asked('')).toMatchObject([400, { status: 'error' }]);
  expect(await asked('?branch=broken')).toMatchObject([503, { status: 'error' }]);
  // It still answers.
  expect((await asked('?branch=main'))[0]).toBe(200);

  const dev = await devServer();
  const shown = await send(dev, '/');
  expect([shown.status, shown.text.includes('data-section="OwnRating"')]).toEqual([200, true]);
  // Its language is not plain from the commonest words.
  const lost = { text: '[Branches, cards, loans, mortgages, savings](/nowhere.html)' };
  writeFileSync(
    join(app, 'pages-json/index.json'),
    JSON.stringify({ ...page, sections: [...page.sections, { component: 'RichText', props: lost }] }),
  );
  expect(await problemsIn(dev)).toContain('/nowhere.html');

  writeFileSync(join(own, 'OwnRating.section.ts'), "throw new Error('The rating is broken.');");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'check'], {
    cwd: app,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('./sections/OwnRating” failed to load: The rating is broken.');
  writeFileSync(join(own, 'OwnRating.section.ts'), 'export const section = {{;');
  const unreadable = spawnSync(process.execPath, [command, 'check'], { cwd: app, encoding: 'utf8' });
  expect(unreadable.status).toBe(1);
  expect(unreadable.stderr).toMatch(/cannot be loaded[^]*OwnRating\.section\.ts/);
  expect(unreadable.stderr).not.toContain('node_modules/');
}, 600_000);

/** A site of one page, with sections that have a behavior and an island. */
const plainSite = {
  'package.json': { name: 'app', private: true, type: 'module' },
  'pages-json/site.json': { origin: 'https://www.elmstonebank.example', name: 'Elmstone Bank' },
  'pages-json/layouts/standard.json': { top: [], bottom: [] },
  'pages-json/index.json': {
    title: 'Our branches and their hours',
    description: 'Everything about our branches that a customer may want to know, in a few words.',
    sections: [
      { component: 'HeroBanner', props: { heading: 'Our branches' } },
      { component: 'StickyCallToAction', props: { action: { text: 'See our rates', href: '/' } } },
      { component: 'ZipCodePrompt', props: { heading: 'See the rates where you live' } },
    ],
  },
};

/** Opens the page and uses its scripts. @returns What the browser complained about. */
async function tryPage(origin: string): Promise<readonly string[]> {
  const browser = await chromium.launch(chromiumLaunch);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(origin);
  await page.getByRole('textbox').first().fill('44113');
  await page.getByRole('button').last().click();
  await page.waitForFunction(() => document.cookie.includes('zipcode=44113'));
  return complaints;
}

// With one package manager and the oldest Node; the journey below takes the other ones.
test(
  'installed with pnpm from the registry, every command works without a bundler, on Node 22',
  { timeout: 1_200_000 },
  async () => {
    const [manager, version] = ['pnpm', '22'] as const;
    const project = new Project(manager);
    const portico = project.file('node_modules/.bin/portico');
    const { add } = managers[manager];
    if (!process.version.startsWith(`v${version}.`))
      project.useNode(installNode(project.file('node'), version));
    for (const [file, content] of Object.entries(plainSite)) {
      mkdirSync(dirname(project.file(file)), { recursive: true });
      writeFileSync(project.file(file), JSON.stringify(content));
    }
    project.mustRun([...add, archive]);
    expect(existsSync(project.file('node_modules/.bin/node')), 'a Node of its own').toBe(false);
    expect(project.run(['node', '-v']).said).toContain(`v${version}.`);
    expect(project.mustRun([portico, 'check'])).toContain('No problems');
    const refused = project.run([portico, 'build']);
    expect(refused.status).toBe(1);
    const missing = [...refused.said.matchAll(/"([^"]+@[^"]+)"/g)].map(([, specifier = '']) => specifier);
    expect(missing.map((specifier) => specifier.split('@')[0])).toEqual([
      'better-sqlite3',
      'lightningcss',
      'sharp',
    ]);
    project.mustRun([...add, ...missing]);

    expect(project.mustRun([portico, 'build', '--out', 'site'])).toContain('The site is in site/.');
    expect(project.run([portico, 'rates', 'at', 'today']).said).toContain('No rates were in force');
    project.mustRun([portico, 'gen']);
    const { origin } = await serveProcess({
      site: 'site',
      dataFolder: project.file('data'),
      project: project.folder,
      command: realpathSync(project.file('node_modules/portico/lib/composer/cli/portico.mjs')),
      isDemo: true,
      env: { PATH: project.env.PATH },
      node: 'node',
    });
    expect(await tryPage(origin)).toEqual([]);
    expect(project.mustRun([portico, 'leads', 'list'])).toContain('No leads');
    // Nothing was bundled in the project.
    expect(existsSync(project.file('.portico/composer'))).toBe(false);
  },
);

/** The site that `npm create portico` writes. */
const created = mkdtempSync(join(tmpdir(), 'portico-created-'));
afterAll(() => rmSync(created, { recursive: true, force: true }), 120_000);

test(
  'npm create portico writes a site; what it installs, without peers, is smaller than 60 MB',
  { timeout: 600_000 },
  () => {
    const project = new Project('create');
    const pack = [
      'npm',
      'pack',
      '--silent',
      '--pack-destination',
      project.folder,
      resolve('composer/cli/create-portico'),
    ];
    const create = project.file(project.mustRun(pack as [string, ...string[]]).trim());
    project.mustRun([...managers.npm.add, '--legacy-peer-deps', create, archive]);
    expect(megabytes(project.file('node_modules'))).toBeLessThan(60);
    const program = project.file('node_modules/.bin/create-portico');
    const flags = ['--name', 'River Bank', '--languages', 'en,es', '--portico', `file:${archive}`];
    expect(project.mustRun([program, 'river', ...flags])).toContain('cd river');
    expect(project.run([program, 'river']), 'the exit code of portico init').toMatchObject({
      status: 2,
      said: expect.stringContaining('river is not empty'),
    });
    cpSync(project.file('river'), created, { recursive: true });
  },
);

test(
  'from an empty folder to three servers that follow a release and go back, with npm',
  { timeout: 1_200_000 },
  async () => {
    const manager = 'npm';
    const site = new Project(`river-${manager}`);
    cpSync(created, site.folder, { recursive: true });
    const manifest = JSON.parse(readFileSync(site.file('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    manifest.scripts['version'] = 'node -v';
    writeFileSync(site.file('package.json'), JSON.stringify(manifest));
    const { install, run } = managers[manager];
    site.mustRun(install);
    expect(site.mustRun([...run, 'version'])).toContain(process.version);

    const shown = await startProgram([...run, 'start'], site.folder, site.env);
    expect((await send(shown.origin, '/')).text).toContain('River Bank');
    expect((await send(shown.origin, '/contact-us.html')).status).toBe(200);
    shown.end();

    const portico = site.file('node_modules/.bin/portico');
    const store = site.file('releases');
    const releases = (...args: string[]) => site.mustRun([portico, 'releases', ...args, '--store', store]);
    const idIn = (said: string) => /Release ([0-9a-f]{12}) /.exec(said)?.[1] ?? said;
    site.mustRun([portico, 'build', '--server', 'server']);
    const first = idIn(releases('publish', '--activate'));
    // It is all that a server needs.
    const deployed = site.file('deployed');
    renameSync(site.file('server'), deployed);
    const servers = await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        startProgram([process.execPath, 'server.mjs', '--demo'], deployed, {
          PORTICO_DATA: site.file('data', name),
          PORTICO_RELEASES: store,
        }),
      ),
    );
    const home = () => Promise.all(servers.map(({ origin }) => send(origin, '/')));
    const follow = (id: string, text: string) =>
      vi.waitFor(async () => {
        for (const answer of await home()) {
          expect(answer.headers['x-portico-release']).toBe(id);
          expect(answer.text).toContain(text);
        }
      }, 10_000);
    await follow(first, 'River Bank');

    const words = site.file('pages-json/words/en.json');
    writeFileSync(words, readFileSync(words, 'utf8').replaceAll('River Bank', 'Harbor Bank'));
    site.mustRun([...run, 'build']);
    const second = idIn(releases('publish'));
    await follow(first, 'River Bank');
    releases('activate', second);
    await follow(second, 'Harbor Bank');
    releases('rollback');
    await follow(first, 'River Bank');
  },
);

test('publint and "are the types wrong" accept the package', { timeout: 600_000 }, () => {
  const check = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npx', ['--yes', ...args], {
      cwd: app,
      encoding: 'utf8',
      timeout: longestRun,
    });
    return { status, said: stdout + stderr };
  };
  const linted = check('publint@0.3', 'run', archive);
  const findings = linted.said.split('\n').filter((line) => /^\d+\. /.test(line));
  // Node does use the imports of the nearest package.json, which is how compiled modules find each other.
  expect(findings.filter((line) => !line.includes('lib/package.json has an "imports" field'))).toEqual([]);
  expect(linted.status).toBe(0);
  const typed = check('@arethetypeswrong/cli@0.18', archive, '--profile', 'esm-only');
  expect(typed).toMatchObject({ status: 0, said: expect.stringContaining('🟢 (ESM)') });
});

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

/** The theme of a site. */
const siteTheme = `
import type { ThemeOptions } from 'portico';

export const components: ThemeOptions['components'] = {
  MuiButton: { styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.vars.shape.pillRadius }) } },
  PorticoHeroBanner: {
    styleOverrides: { eyebrow: ({ theme }) => ({ color: theme.vars.palette.primary.main }) },
  },
};
// @ts-expect-error -- there is no such component
export const wrong: ThemeOptions['components'] = { PorticoHeroBaner: {} };
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
  write('theme.ts', siteTheme);
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['main.tsx', 'theme.ts'] }));
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
});

const packedApp = () => readdirSync(join(app, 'dist/assets')).map((name) => join(app, 'dist/assets', name));

/** Returns a color in the browser's format of computed values. */
function rgbOf(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  return getComputedStyle(probe).color;
}
