// Finds the packages that site.json names and includes them in the composer and the client build. Plain JavaScript,
// because it runs before the composer is bundled.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
const own = { portico: 'src/index', 'portico/registry': 'src/sections/registry.gen' };

/** Returns a module of Portico: its source, or the compiled module in an installed package. */
export const moduleIn = (library, path) =>
  ['.ts', '.js'].map((extension) => join(library, path + extension)).find((file) => existsSync(file));

/**
 * Returns the folder of an installed package as Node resolves it from one of these folders: in its `node_modules`, or
 * in those of a folder above.
 *
 * @param {string} name
 * @param {readonly string[]} from
 * @returns {string | undefined}
 */
export function packageFolder(name, from) {
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
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * Returns the file of a package's module as a bundler resolves it.
 *
 * @param context plugin context of Rollup
 * @returns {Promise<string | undefined>}
 */
export async function packageModule(context, specifier, from) {
  const folder = packageFolder(packageOf(specifier), from);
  const found = folder && (await context.resolve(specifier, join(folder, 'package.json')));
  return found?.id;
}

/** Returns the real paths of the packages' folders. Skips packages that cannot be found. */
export const packageFolders = (names, from) =>
  [...names].flatMap((name) => {
    const folder = packageFolder(name, from);
    return folder ? [realpathSync(folder)] : [];
  });

/**
 * A Vite plugin that includes these packages in a build. When they import `portico`, they get this instance of it, with
 * the same React, MUI and Emotion.
 *
 * @param {string} library folder of Portico
 * @param {{ names: Iterable<string>, from: readonly string[] }} packages
 */
export function sitePackages(library, { names, from }) {
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
    resolveId: (source) => (Object.hasOwn(own, source) ? moduleIn(library, own[source]) : undefined),
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
