import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { IslandAsset } from '#composer/render/compose/ClientAssets.ts';
import type { ClientBuild, ProgramText, ScriptMaker } from './ScriptMaker.ts';
import { noDefaultThemes } from './patches/muiMaterial.ts';
import { renderingPatches } from './patches/renderingPatches.ts';
import {
  clientModules,
  type ClientSources,
  beforePaintModuleId,
  islandModuleId,
  packagePlaces,
  programModuleId,
} from './clientModules.ts';
import { licensesFile } from './licensesFile.ts';
import { moduleIn, ownTheme, packageFolders, sitePackages } from './sitePackagesPlugin.ts';
import { themeJson, themeModule } from './themeModule.ts';

/** Builds for production whatever NODE_ENV is; Vite reads it in addition to its mode. */
async function buildRelease(config: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    // `build` returns a single result if it does not watch and has one output.
    const result = await build(config);
    return (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** @param theme Data of the islands' theme; see `themeJson`. */
const shared = (sources: ClientSources, theme?: string) => ({
  root: sources.library,
  configFile: false as const,
  logLevel: 'error' as const,
  mode: 'production',
  plugins: [
    clientModules(sources),
    sitePackages(sources.library, { names: sources.sections.packages.keys(), from: packagePlaces(sources) }),
    themeModule(theme, ownTheme(sources.root)),
    Object.values(renderingPatches((path) => moduleIn(sources.library, path))),
    noDefaultThemes(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** Returns a chunk and its imports, each after its own imports. */
function inOrder(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const name of chunk.imports) {
    const needed = chunks.get(name);
    if (needed && !found.has(name)) inOrder(needed, chunks, found);
  }
  return found.add(chunk.fileName);
}

/**
 * Builds the islands' modules into `out/assets`.
 *
 * @returns The islands, and all files, each after those that it imports.
 */
export async function buildIslands(
  sources: ClientSources,
  out: string,
  names: readonly string[],
  theme: string,
): Promise<{ readonly islands: ClientBuild['islands']; readonly files: readonly string[] }> {
  if (names.length === 0) return { islands: {}, files: [] };
  const outside = packageFolders(sources.sections.packages.keys(), packagePlaces(sources));
  const { output } = await buildRelease({
    ...shared(sources, theme),
    build: {
      outDir: out,
      emptyOutDir: false,
      license: { fileName: licensesFile },
      assetsDir: 'assets',
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, islandModuleId(name)])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          codeSplitting: {
            groups: runtimeParts((id) => outside.some((folder) => id.startsWith(folder))),
          },
        },
      },
    },
  });
  const chunks = new Map(
    output.filter((item) => item.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const islands: Record<string, IslandAsset> = {};
  for (const chunk of chunks.values()) {
    if (!chunk.isEntry) continue;
    const preload = [...inOrder(chunk, chunks)].map((file) => `/${file}`);
    islands[chunk.name] = { module: `/${chunk.fileName}`, preload };
  }
  const files = [...chunks.values()].flatMap((chunk) => [...inOrder(chunk, chunks)]);
  return { islands, files: [...new Set(files)].map((file) => basename(file)) };
}

export async function buildScripts(
  sources: ClientSources,
  input: string | Record<string, string>,
  output: Rolldown.OutputOptions,
  // Modules that are imported later share what is in the main one. They need no file of their own for it.
  preserveEntrySignatures: Rolldown.InputOptions['preserveEntrySignatures'] = false,
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await buildRelease({
    ...shared(sources),
    build: {
      write: false,
      assetsDir: '',
      target: 'es2022',
      // As a library: Vite would wrap each dynamic import in code that preloads style sheets.
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        input,
        preserveEntrySignatures,
        output: { minify: true, comments: false, ...output },
      },
    },
  });
  return result.output.filter((item) => item.type === 'chunk');
}

/**
 * Returns the bundler's chunk group of a main module and everything that it imports at once. Without it, the bundler
 * sometimes puts what modules imported later share with it into another file, which costs every visitor a request.
 */
function mainGroup(entry: string) {
  let whole: Set<string> | undefined;
  const name = (id: string, modules: Rolldown.ChunkingContext) => {
    if (!whole) {
      whole = new Set([`\0${entry}`]);
      // A set yields what is added meanwhile.
      for (const one of whole)
        for (const next of modules.getModuleInfo(one)?.importedIds ?? []) whole.add(next);
    }
    return whole.has(id) ? 'page' : null;
  };
  return { name };
}

/** Builds the scripts of pages with a set of features. */
async function buildProgram(sources: ClientSources, features: readonly string[]): Promise<ProgramText> {
  const [early] = await buildScripts(sources, beforePaintModuleId(features), {
    codeSplitting: false,
    format: 'iife',
  });
  const entry = programModuleId(features);
  const chunks = await buildScripts(sources, entry, {
    format: 'es',
    codeSplitting: { groups: [mainGroup(entry)] },
    entryFileNames: 'page.[hash].js',
    chunkFileNames: '[name].[hash].js',
  });
  const main = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const beforePaint = early?.code.trim() ?? '';
  return { beforePaint, main, modules: new Map(chunks.map(({ fileName, code }) => [fileName, code.trim()])) };
}

/**
 * Files that islands share. Each is evaluated in a task of its own when an island is hydrated, because one large file
 * would block the page while the visitor is typing. There are few, because each is a request.
 */
const parts: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    'react',
    /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|composer[\\/]client[\\/]reactRoot/,
  ],
  ['query', /node_modules[\\/]@tanstack[\\/]/],
  // What every themed component needs. MUI's components are bundled with the islands that use them.
  [
    'theme',
    /node_modules[\\/](?:@emotion|@mui[\\/](?:system|utils|styled-engine|private-theming)|stylis|@babel|hoist-non-react-statics|clsx|react-is)[\\/]|@mui[\\/]material[\\/](?:styles|utils|zero-styled|className|DefaultPropsProvider)[\\/]|virtual:portico[\\/]theme|portico:\w+-(?:default|create)-theme|src[\\/](?:theme|section-kit)[\\/]|composer[\\/]client[\\/]/,
  ],
];

/** Modules that several islands may share: components of MUI and of the library, services. */
const sharedModules =
  /node_modules[\\/](?!react-hook-form|zod|@maskito|portico[\\/]lib)|src[\\/](?!sections[\\/]|forms[\\/])/;

/** A module of `sharedModules` goes into the shared file if at least this many islands use it. */
const minIslands = 2;

/**
 * Returns the bundler's chunk groups.
 *
 * @param isOutside Whether a module belongs to a section package; those stay with their section.
 */
function runtimeParts(isOutside: (id: string) => boolean) {
  const groups = parts.map(([name, modules], at) => ({
    name,
    priority: parts.length + 1 - at,
    test: (id: string) => modules.test(id) && !isOutside(id),
  }));
  const common = {
    name: 'parts',
    priority: 1,
    minShareCount: minIslands,
    test: (id: string) => sharedModules.test(id) && !isOutside(id),
  };
  return [...groups, common];
}

/** Returns a maker that bundles the scripts with Vite. */
export const bundledScripts = (sources: ClientSources): ScriptMaker => ({
  islands: async (out, names, { tokens }) =>
    (await buildIslands(sources, out, names, themeJson(tokens))).islands,
  program: (features) => buildProgram(sources, features),
});
