// The packages that site.json names: where they are, and how they get into the composer and into the client build.
// Plain JavaScript, because it runs before the composer is bundled.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What packages and Portico must have one copy of: contexts and styles are known by identity. */
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

/** What packages import of Portico. */
const own = { portico: 'src/index', 'portico/registry': 'src/sections/registry.gen' };

/** A module of Portico: its source, or in an installed package what was made of it. */
export const moduleIn = (library, path) =>
  ['.ts', '.js'].map((extension) => join(library, path + extension)).find((file) => existsSync(file));

/**
 * The folder of an installed package, as Node finds it from one of these folders: in the `node_modules` of the folder
 * itself or of one above it.
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

/** The package of a specifier such as `@elmstone/branch-hours/BranchHours`. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The file of a module of a package, as a bundler finds it.
 *
 * @param context of a Rollup plugin.
 * @returns {Promise<string | undefined>}
 */
export async function packageModule(context, specifier, from) {
  const folder = packageFolder(packageOf(specifier), from);
  const found = folder && (await context.resolve(specifier, join(folder, 'package.json')));
  return found?.id;
}

/** Folders of the packages as they are on disk; those that cannot be found are left out. */
export const packageFolders = (names, from) =>
  [...names].flatMap((name) => {
    const folder = packageFolder(name, from);
    return folder ? [realpathSync(folder)] : [];
  });

/**
 * A Vite plugin: the packages with these names are part of what is built. They get this Portico when they import
 * `portico`, and the same React, MUI and Emotion.
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
      // Modules of an installed Portico import each other by names that begin with #.
      ssr: { noExternal: [/^#/, 'portico', ...names] },
      // In development the browser gets the package as it is, and what that imports as Vite prepared it.
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
