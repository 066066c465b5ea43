import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that packages and Portico must share, because contexts and styles are compared by identity. */
const shared = [
  'react',
  'react-dom',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/private-theming',
  '@mui/styled-engine',
  '@mui/system',
  '@mui/utils',
  '@tanstack/react-query',
  'zod',
];

/** Portico's modules that packages can import. */
const own: Readonly<Record<string, string>> = {
  portico: 'src/index',
  'portico/registry': 'src/sections/registry.gen',
};

/** Returns a module of Portico: its source, or the compiled module in an installed package. */
export const moduleIn = (library: string, path: string): string | undefined =>
  ['.ts', '.js'].map((extension) => join(library, path + extension)).find((file) => existsSync(file));

/**
 * Returns the folder of an installed package as Node resolves it from one of these folders: in its `node_modules`, or
 * in those of a folder above.
 */
export function packageFolder(name: string, from: readonly string[]): string | undefined {
  for (const start of from) {
    for (let folder = start, above = ''; folder !== above; above = folder, folder = dirname(folder)) {
      const found = join(folder, 'node_modules', name);
      if (existsSync(join(found, 'package.json'))) return found;
      if (dirname(folder) === folder) break;
    }
  }
  return undefined;
}

/** Returns the package name in a specifier such as `@elmstone/branch-hours/BranchHours`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The part of a bundler's plugin context that is used. */
interface ResolvingContext {
  resolve(source: string, importer?: string): Promise<{ readonly id: string } | null>;
}

/** Returns the file of a package's module as a bundler resolves it, or `undefined` if there is none. */
export async function packageModule(
  context: ResolvingContext,
  specifier: string,
  from: readonly string[],
): Promise<string | undefined> {
  const folder = packageFolder(packageOf(specifier), from);
  if (folder === undefined) return undefined;
  return (await context.resolve(specifier, join(folder, 'package.json')))?.id;
}

/** Returns the real paths of the packages' folders. Skips packages that cannot be found. */
export const packageFolders = (names: Iterable<string>, from: readonly string[]): string[] =>
  [...names].flatMap((name) => {
    const folder = packageFolder(name, from);
    return folder === undefined ? [] : [realpathSync(folder)];
  });

/**
 * A Vite plugin that includes these packages in a build. When they import `portico`, they get this instance of it, with
 * the same React, MUI and Emotion.
 *
 * @param library Folder of Portico.
 */
export function sitePackages(
  library: string,
  { names, from }: { readonly names: Iterable<string>; readonly from: readonly string[] },
): Plugin {
  const list = moduleIn(library, 'composer/publish/client/sitePackages');
  const sources = packageFolders(names, from).flatMap((folder) => [
    `${folder}/*.{js,jsx,mjs,ts,tsx}`,
    `${folder}/!(node_modules)/**/*.{js,jsx,mjs,ts,tsx}`,
  ]);
  return {
    name: 'portico:site-packages',
    enforce: 'pre',
    config: () => ({
      resolve: { dedupe: shared },
      // Modules of an installed Portico import each other by specifiers that start with #.
      ssr: { noExternal: [/^#/, 'portico', ...names] },
      // In development, the browser loads the packages unbundled, and their dependencies as prebundled by Vite.
      optimizeDeps: {
        exclude: ['portico', ...names],
        entries: sources.length > 0 ? ['src/index.{js,ts}', ...sources] : [],
      },
    }),
    resolveId: (source) => (Object.hasOwn(own, source) ? moduleIn(library, own[source] ?? '') : undefined),
    async load(id) {
      if (id !== list) return undefined;
      const entries = await Promise.all(
        [...names].map(async (name) => {
          if (packageFolder(name, from) === undefined) return JSON.stringify({ name });
          const module = await packageModule(this, name, from);
          if (module === undefined) return JSON.stringify({ name, error: 'it has no main module.' });
          return `loaded(${JSON.stringify(name)}, () => import(${JSON.stringify(module)}))`;
        }),
      );
      return [
        'const loaded = async (name, load) => {',
        '  try {',
        '    return { name, exports: await load() };',
        '  } catch (error) {',
        '    return { name, error: error instanceof Error ? error.message : String(error) };',
        '  }',
        '};',
        `export const sitePackages = await Promise.all([${entries.join(', ')}]);`,
      ].join('\n');
    },
  };
}
