#!/usr/bin/env node
// Starts the portico command: bundles the composer when its sources changed, then runs it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const cacheFolder = join(root, '.portico', 'composer');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  const bundled = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(bundled) && process.env.PORTICO_REEXEC !== '1') {
    const { spawnSync } = await import('node:child_process');
    const { status, signal } = spawnSync(bundled, process.argv.slice(1), {
      stdio: 'inherit',
      env: { ...process.env, PORTICO_REEXEC: '1', PATH: `${dirname(bundled)}:${process.env.PATH}` },
    });
    process.exit(status ?? (signal ? 1 : 0));
  }
  console.error(
    `portico needs Node 22.12 or newer; this is ${process.versions.node}. Install it from nodejs.org.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, 'node_modules', 'vite'))) {
  console.error('The packages are not installed. Run "npm ci" first (or "npm start", which does it).');
  process.exit(1);
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(?:tsx?|mjs|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function sourcesKey() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of [
    ...sources(join(root, 'src')),
    ...sources(join(root, 'composer')),
    join(root, 'package-lock.json'),
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(key) {
  const out = join(cacheFolder, key);
  if (existsSync(join(out, 'main.mjs'))) return out;
  const { build } = await import('vite');
  mkdirSync(cacheFolder, { recursive: true });
  const beside = `${out}.${process.pid}`;
  // Vite reads NODE_ENV from the shell; a bundle is the same wherever it was made.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      external: [
        'vite',
        'fastify',
        '@fastify/helmet',
        '@fastify/rate-limit',
        '@fastify/http-proxy',
        '@fastify/formbody',
        'better-sqlite3',
        'kysely',
        'pg',
        'tinypool',
        'jsonc-parser',
        'marked',
        'sanitize-html',
        'pino',
      ],
    },
    build: {
      ssr: true,
      outDir: beside,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: {
          main: join(root, 'composer/cli/main.ts'),
          renderWorker: join(root, 'composer/publish/renderWorker.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', format: 'es' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const { renameSync } = await import('node:fs');
  rmSync(out, { recursive: true, force: true });
  renameSync(beside, out);
  for (const name of readdirSync(cacheFolder)) {
    const stale = join(cacheFolder, name);
    if (stale !== out && Date.now() - statSync(stale).mtimeMs > 3_600_000)
      rmSync(stale, { recursive: true, force: true });
  }
  return out;
}

const { writeGenerated } = await import('./gen/generate.mjs');
let [name = 'help', ...args] = process.argv.slice(2);
let afterwards = '';
if (name === 'new') {
  const { newSection, nextSteps } = await import('./new/newSection.mjs');
  const [what, ...rest] = args;
  if (what !== 'section') {
    console.error('Only sections can be started: portico new section Name');
    process.exit(2);
  }
  const status = newSection(root, rest);
  if (status !== 0) process.exit(status);
  afterwards = nextSteps(rest.find((arg) => /^[A-Z]/.test(arg)) ?? '');
  // The registry, the stories and the schemas follow from the folder.
  [name, args] = ['gen', []];
}
const written = writeGenerated(root);
if (name === 'gen') for (const path of written) console.log(`wrote ${path}`);
const folder = await bundle(sourcesKey());
// What is built or served is a release, whatever the shell says.
if (name !== 'dev') process.env.NODE_ENV = 'production';
const { main } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
process.exitCode = await main({ root, bundle: folder, args: [name, ...args] });
if (afterwards) console.log(afterwards);
