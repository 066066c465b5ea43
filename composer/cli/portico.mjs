#!/usr/bin/env node
// @ts-check
// Starts the portico command with a Node that can run it. Plain JavaScript for Node 18 and newer, without packages.
import { existsSync, readdirSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureNode } from './nodeVersion.mjs';
import { endWithLauncher } from './runServer.mjs';

/** Portico's own folder. An installed package contains compiled modules; the project is then the current folder. */
const library = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const isInstalled = !existsSync(join(library, 'composer/cli/main.ts'));
const root = isInstalled ? process.cwd() : library;

endWithLauncher();
await ensureNode(root, !isInstalled);
if (!isInstalled && !existsSync(join(root, 'node_modules', 'vite'))) {
  console.error('The packages are not installed. Run "npm ci" first (or "npm start", which does it).');
  process.exit(1);
}
// Keeps compiled modules in the folder for temporary files: the next command starts in little more than half the
// time. Older versions of Node have no such cache, and where it cannot be written, modules are compiled as always.
module.enableCompileCache?.();
/** The launcher of the packed bundle, whose folder is named after its content. */
const packed = () => {
  const [name = ''] = readdirSync(join(library, 'bundle'));
  return pathToFileURL(join(library, 'bundle', name, 'launch.mjs')).href;
};
const { launch } = await import(isInstalled ? packed() : '#composer/cli/launch.ts');
process.exitCode = await launch({ root, library, isInstalled, args: process.argv.slice(2) });
