import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'portico-installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8' });

let archive = '';
beforeAll(() => {
  const said = run(process.cwd(), 'npm', 'pack', '--silent', '--pack-destination', folder);
  archive = join(folder, said.trim().split('\n').at(-1) ?? '');
}, 120_000);

const description = 'Everything about our branches that a customer may want to know, in a few short words.';
const files = {
  'package.json': { name: 'app', private: true, type: 'module' },
  'pages-json/site.json': { origin: 'https://www.elmstonebank.example', name: 'Elmstone Bank' },
  'pages-json/layouts/standard.json': { top: [], bottom: [] },
  'pages-json/index.json': {
    title: 'Our branches and their hours',
    description,
    sections: [{ component: 'HeroBanner', props: { heading: 'Our branches' } }],
  },
};

test.for([
  ['npm', ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error']],
  ['pnpm', ['npx', '--yes', 'pnpm@10', 'add', '--loglevel=error']],
] as const)(
  'installed with %s from the registry, the package checks and builds a site',
  { timeout: 300_000 },
  ([name, [command, ...args]]) => {
    const app = join(folder, name);
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), JSON.stringify(content));
    }
    run(app, command, ...args, archive);
    const portico = join(app, 'node_modules/.bin/portico');
    expect(run(app, portico, 'check')).toContain('No problems');
    expect(run(app, portico, 'build')).toContain('1 pages rendered');
    expect(existsSync(join(app, 'dist/index.html'))).toBe(true);
    // The bundle of the package is used as it is.
    expect(existsSync(join(app, '.portico/composer'))).toBe(false);
  },
);
