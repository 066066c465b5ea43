import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PluginOption } from 'vite';
import { renderingPatches } from '#composer/publish/client/patches/renderingPatches.ts';
import { moduleIn, packageFolders, sitePackages } from '#composer/publish/client/sitePackagesPlugin.ts';

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(?:[jt]sx?|mjs|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The packages of a site, and the folders from which their `node_modules` are searched upward. */
export interface PackageNames {
  readonly names: readonly string[];
  readonly from: readonly string[];
}

/** The default: a site without packages. */
const noPackages: PackageNames = { names: [], from: [] };

/** Returns a cache key that changes when a source, or a file of a package, changes. */
function sourcesKey(library: string, packages: PackageNames): string {
  const hash = createHash('sha256').update(process.versions.node).update(JSON.stringify(packages.names));
  for (const path of [
    ...sources(join(library, 'src')),
    ...sources(join(library, 'composer')),
    ...['package-lock.json', '../package.json'].map((name) => join(library, name)).filter(existsSync),
    ...packageFolders(packages.names, packages.from).flatMap((folder) => [...sources(folder)]),
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Packages that are not bundled: their files must stay where they are, or only some commands load them. */
const external = (
  'vite @vitejs/plugin-react @terrazzo/parser fastify @fastify/rate-limit better-sqlite3 lightningcss ' +
  'pg tinypool sharp svgo fontkit jsonc-parser marked oxc-parser'
).split(' ');

/**
 * Bundles programs for Node with the same plugins as the composer, which make rendering fast.
 *
 * @param entries Source files by program name.
 * @param out Output folder. Its contents are deleted.
 * @param packages The site's packages, whose sections the programs include.
 * @param patches Plugins that make rendering fast. By default, all; a benchmark leaves some out.
 */
export async function bundleForNode(
  library: string,
  entries: Readonly<Record<string, string>>,
  out: string,
  packages = noPackages,
  patches: readonly PluginOption[] = Object.values(renderingPatches((path) => moduleIn(library, path))),
): Promise<void> {
  const { build } = await import('vite');
  // Vite reads NODE_ENV from the shell; a bundle must not depend on it.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({
    root: library,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [sitePackages(library, packages), ...patches],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      external,
    },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', format: 'es' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
}

/** Each program of the composer: the command and its workers. */
const programs = [
  'composer/cli/main',
  'composer/cli/renderWorker',
  'composer/dev/services/servicesProcess',
  'composer/server/store/storeWorker',
  'composer/server/search/searchWorker',
];

/** The folder of an installed Portico with the bundle that was made when it was packed. */
const packedBundle = (library: string) => join(library, 'bundle');

const entriesOf = (library: string) =>
  Object.fromEntries(programs.map((path) => [basename(path), moduleIn(library, path) ?? path]));

/** Bundles the composer of a package that is being built, for sites without packages of their own. */
export const bundleForPackage = (library: string): Promise<void> =>
  bundleForNode(library, entriesOf(library), packedBundle(library));

/**
 * Returns the bundle of an installed Portico; its packages are found from there, whoever installed them. Bundles the
 * composer with the sections of the site's packages, unless a bundle of the same sources exists.
 *
 * @param root The project's folder, where the bundle is cached.
 * @param library Portico's own folder.
 * @returns The bundle's folder.
 */
export async function composerBundle(root: string, packages = noPackages, library = root): Promise<string> {
  const packed = packedBundle(library);
  if (packages.names.length === 0 && existsSync(join(packed, 'main.mjs'))) return packed;
  const cacheFolder = join(root, '.portico', 'composer');
  const out = join(cacheFolder, sourcesKey(library, packages));
  if (existsSync(join(out, 'main.mjs'))) return out;
  mkdirSync(cacheFolder, { recursive: true });
  const beside = `${out}.${process.pid}`;
  await bundleForNode(library, entriesOf(library), beside, packages);
  moveOnce(beside, out);
  for (const name of readdirSync(cacheFolder)) {
    const stale = join(cacheFolder, name);
    if (stale !== out && Date.now() - statSync(stale).mtimeMs > 3_600_000)
      rmSync(stale, { recursive: true, force: true });
  }
  return out;
}

/** Moves a finished folder to its place. If another process was faster, keeps that identical result. */
function moveOnce(beside: string, out: string): void {
  try {
    renameSync(beside, out);
  } catch (error) {
    if (!existsSync(out)) throw error;
    rmSync(beside, { recursive: true, force: true });
  }
}
