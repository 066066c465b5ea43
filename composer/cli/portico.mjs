#!/usr/bin/env node
// Starts the portico command: bundles the composer if its sources have changed, then runs it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isSupportedNode, nodeNeeded } from './nodeVersion.mjs';
import { endWithLauncher, runServer } from './runServer.mjs';

/** Portico's own folder. An installed package contains compiled modules; the project is then the current folder. */
const library = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const isInstalled = !existsSync(join(library, 'composer/cli/main.ts'));
const root = isInstalled ? process.cwd() : library;

endWithLauncher();
if (!isSupportedNode(process.versions.node)) {
  const bundled = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(bundled) && process.env.PORTICO_REEXEC !== '1') {
    const path = `${dirname(bundled)}:${process.env.PATH}`;
    const env = { ...process.env, PORTICO_REEXEC: '1', PATH: path };
    process.exit(await runServer(bundled, process.argv.slice(1), { env }));
  }
  console.error(`portico: ${nodeNeeded(process.versions.node)}`);
  process.exit(1);
}
if (!isInstalled && !existsSync(join(root, 'node_modules', 'vite'))) {
  console.error('The packages are not installed. Run "npm ci" first (or "npm start", which does it).');
  process.exit(1);
}

let [name = 'help', ...args] = process.argv.slice(2);
let afterwards = '';
const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
if (name === 'new' && isInstalled) {
  console.error(
    'Sections of a package are written by hand; docs/guides/sections.md in Portico’s repository explains how.',
  );
  process.exit(2);
}
if (name === 'new' && !isHelp) {
  const { newSection, nextSteps } = await import('./new/newSection.mjs');
  const [what, ...rest] = args;
  if (what !== 'section') {
    console.error('Only sections can be created: portico new section Name');
    process.exit(2);
  }
  const status = newSection(root, rest);
  if (status !== 0) process.exit(status);
  afterwards = nextSteps(rest.find((arg) => /^[A-Z]/.test(arg)) ?? '');
  // The registry, stories and schemas are generated from the folder.
  [name, args] = ['gen', []];
}
let written = [];
// An installed package contains its generated files, but not what generates them.
if (!isInstalled) {
  const { writeGenerated } = await import('#composer/project/gen/generate.mjs');
  written = writeGenerated(root);
}
if (name === 'gen') for (const path of written) console.log(`wrote ${path}`);
// Makes the bundler's allocator return freed memory: 200 MB that a server which runs all day no longer needs.
if (name === 'dev') process.env.MIMALLOC_PURGE_DELAY ??= '0';
const { composerBundle } = await import('./bundle.mjs');
const { packagesOfSite } = await import('./packagesOfSite.mjs');
const folder = await composerBundle(root, packagesOfSite(root, name, args), library);
// A build or server always runs in production mode, whatever the shell sets.
if (name !== 'dev') process.env.NODE_ENV = 'production';
const { main } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
const facts = join(library, isInstalled ? '../package.json' : 'package.json');
const { version } = JSON.parse(readFileSync(facts, 'utf8'));
process.exitCode = await main({ root, library, version, bundle: folder, args: [name, ...args] });
if (afterwards) console.log(afterwards);
