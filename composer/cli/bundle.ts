import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PluginOption } from 'vite';
import { requirePackages } from '#composer/native/nativePackages.ts';
import { renderingPatches } from '#composer/publish/client/patches/renderingPatches.ts';
import { licensesFile } from '#composer/publish/client/licensesFile.ts';
import {
  moduleIn,
  packageFolder,
  packageFolders,
  sitePackages,
} from '#composer/publish/client/sitePackagesPlugin.ts';

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(?:[jt]sx?|mjs|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** What a site adds to the composer: its packages and own sections, its own services, and its own theme. */
export interface PackageNames {
  readonly names: readonly string[];
  /** The folders from which `node_modules` are searched upward. */
  readonly from: readonly string[];
  /** Files of the site's own services, for programs that answer requests. */
  readonly services?: readonly string[];
  /** The module of the site's own theme. */
  readonly theme?: string;
}

/** The default: a site without packages. */
const noPackages: PackageNames = { names: [], from: [] };

/** Returns a cache key that changes when a source, or a file of a package, changes. */
function sourcesKey(library: string, packages: PackageNames): string {
  const hash = createHash('sha256')
    .update(process.versions.node)
    .update(JSON.stringify([packages.names, packages.services, packages.theme]));
  for (const path of [
    ...sources(join(library, 'src')),
    ...sources(join(library, 'composer')),
    ...['package-lock.json', '../package.json'].map((name) => join(library, name)).filter(existsSync),
    ...packageFolders(packages.names, packages.from).flatMap((folder) => [...sources(folder)]),
    ...[packages.services ?? [], packages.theme ?? []].flat().flatMap((file) => [...sources(dirname(file))]),
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Packages that are not bundled: native ones, one that starts a file of its own in threads, and those that not every
 * site needs.
 */
export const external =
  'better-sqlite3 lightningcss sharp tinypool vite @vitejs/plugin-react oxc-parser pg-native'.split(' ');

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
  requirePackages(['vite']);
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
      license: { fileName: licensesFile },
      rolldownOptions: {
        input: entries,
        // Also where they are not installed.
        external,
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

/** The folder of an installed Portico with the bundle that was made when it was packed, if there is one. */
export function packedBundle(library: string): string | undefined {
  const folder = join(library, 'bundle');
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  return name === undefined ? undefined : join(folder, name);
}

/** Modules of other packages that are files of their own, because they are loaded only when they are needed. */
export const ownFiles: Readonly<Record<string, string>> = { languageDetector: 'eld/extrasmall' };

const entriesOf = (library: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(programs.map((path) => [basename(path), moduleIn(library, path) ?? path])),
  ...ownFiles,
});

/**
 * Bundles the composer of a package that is being built, for sites without sections of their own. The folder is named
 * after its content, because what a bundle has built is cached under its name.
 */
export async function bundleForPackage(library: string): Promise<void> {
  const folder = join(library, 'bundle');
  const next = join(folder, 'next');
  const launch = moduleIn(library, 'composer/cli/launch') ?? '';
  await bundleForNode(library, { ...entriesOf(library), launch }, next);
  const hash = createHash('sha256');
  for (const name of readdirSync(next).toSorted()) hash.update(name).update(readFileSync(join(next, name)));
  renameSync(next, join(folder, hash.digest('hex').slice(0, 16)));
}

/**
 * Returns the bundle of an installed Portico; its packages are found from there, whoever installed them. Bundles the
 * composer with the sections of the site's packages, unless a bundle of the same sources exists.
 *
 * @param root The project's folder, where the bundle is cached.
 * @param library Portico's own folder.
 * @returns The bundle's folder.
 */
export async function composerBundle(root: string, packages = noPackages, library = root): Promise<string> {
  const { names, services = [], theme } = packages;
  const isPlain = names.length === 0 && services.length === 0 && theme === undefined;
  const packed = isPlain ? packedBundle(library) : undefined;
  if (packed !== undefined) return packed;
  const cacheFolder = join(root, '.portico', 'composer');
  const out = join(cacheFolder, sourcesKey(library, packages));
  if (existsSync(join(out, 'main.mjs'))) return out;
  mkdirSync(cacheFolder, { recursive: true });
  const beside = `${out}.${process.pid}`;
  await bundleForNode(library, entriesOf(library), beside, packages);
  linkPackages(beside, library);
  moveOnce(beside, out);
  for (const name of readdirSync(cacheFolder)) {
    const stale = join(cacheFolder, name);
    const age = Date.now() - (statSync(stale, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    // Another process may be cleaning up too.
    if (stale !== out && age > 3_600_000) rmSync(stale, { recursive: true, force: true });
  }
  return out;
}

/** Portico's own dependencies that are not bundled. */
const ownExternals = ['tinypool'];

/** Links what a bundle in a project imports and only Portico's own folder finds, as where pnpm has installed it. */
function linkPackages(bundle: string, library: string): void {
  for (const name of ownExternals) {
    const folder = packageFolder(name, [library]);
    if (folder === undefined || packageFolder(name, [bundle]) !== undefined) continue;
    mkdirSync(join(bundle, 'node_modules'), { recursive: true });
    symlinkSync(realpathSync(folder), join(bundle, 'node_modules', name), 'junction');
  }
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
