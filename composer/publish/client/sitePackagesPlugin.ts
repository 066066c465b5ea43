import { existsSync, globSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isOwnSection } from '#composer/page/SectionSet.ts';

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
  'portico/service': 'composer/server/siteServices/defineService',
  'portico/registry': 'src/sections/registry.gen',
};

/** Returns a module of Portico: its source, or the compiled module in an installed package. */
export const moduleIn = (library: string, path: string): string | undefined =>
  ['.ts', '.js'].map((extension) => join(library, path + extension)).find((file) => existsSync(file));

/** The file of a packed module of another package; see `vendorModules`. */
export const vendorFile = (library: string, specifier: string) =>
  join(library, 'vendor', `${specifier.replace('@', '').replaceAll('/', '-')}.mjs`);

/** Returns a module of another package that was packed with Portico. */
function vendorModule(library: string, specifier: string): string | undefined {
  if (!/^[@\w]/.test(specifier)) return undefined;
  const file = vendorFile(library, specifier);
  return existsSync(file) ? file : undefined;
}

/** Returns the names of the sections in the project's own folder, as `sitePackages` takes them. */
export const ownSections = (root: string): readonly string[] =>
  globSync('sections/*/*.section.{ts,tsx,js,jsx}', { cwd: root })
    .map((file) => `./${dirname(file).replaceAll('\\', '/')}`)
    .toSorted();

/** Returns the files of the services in the project's own folder. */
export const ownServices = (root: string): readonly string[] =>
  globSync('services/*.{ts,js}', { cwd: root, exclude: ['services/*.test.ts', 'services/*.d.ts'] })
    .map((file) => join(root, file))
    .toSorted();

/** Returns the module of the theme in the project's own folder. */
export const ownTheme = (root: string): string | undefined =>
  globSync('theme/index.{ts,tsx,js}', { cwd: root })
    .map((file) => join(root, file))
    .toSorted()[0];

/**
 * Returns the folder of an installed package as Node resolves it from one of these folders: in its `node_modules`, or
 * in those of a folder above. The folder of an own section is in one of these folders.
 */
export function packageFolder(name: string, from: readonly string[]): string | undefined {
  if (isOwnSection(name)) return from.map((start) => join(start, name)).find((folder) => existsSync(folder));
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
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

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
  if (isOwnSection(specifier)) return packageFolder(specifier, from);
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

/** Parts of an own section that are modules for the browser, and how their files end. */
const ownModules = { view: '.tsx', behaviour: '.behaviour.ts', beforePaint: '.beforePaint.ts' } as const;

/** Returns code that loads a section of the site's own folder as if it was a package. */
function loadedOwn(name: string, from: readonly string[]): string {
  const folder = packageFolder(name, from) ?? '';
  const section = basename(name);
  const [file = ''] = globSync(`${section}.section.{ts,tsx,js,jsx}`, { cwd: folder });
  const modules = Object.entries(ownModules).flatMap(([part, extension]) =>
    existsSync(join(folder, section + extension)) ? [[part, `${name}/${section}${extension}`] as const] : [],
  );
  return [
    `loaded(${JSON.stringify({ name })}, async () => {`,
    `  const { ${section}: section } = await import(${JSON.stringify(join(folder, file))});`,
    `  if (!section) throw new Error('${file} must export ${section}, created with defineSection.');`,
    `  return { sections: [{ ...section, modules: ${JSON.stringify(Object.fromEntries(modules))} }] };`,
    '})',
  ].join('\n');
}

/** Code that loads a module, or says why it cannot. */
const loader = [
  'const loaded = async (facts, load) => {',
  '  try {',
  '    return { ...facts, exports: await load() };',
  '  } catch (error) {',
  '    return { ...facts, error: error instanceof Error ? error.message : String(error) };',
  '  }',
  '};',
].join('\n');

interface SitePackageNames {
  readonly names: Iterable<string>;
  /** The folders from which `node_modules` are searched upward. */
  readonly from: readonly string[];
  /** Files of the site's own services. */
  readonly services?: readonly string[];
  /** The module of the site's own theme. */
  readonly theme?: string | undefined;
}

/** Returns the module that loads the site's own services. */
const serviceModule = (services: readonly string[]) => {
  const entries = services.map((file) => {
    const facts = { file: `services/${basename(file)}` };
    return `loaded(${JSON.stringify(facts)}, () => import(${JSON.stringify(file)}))`;
  });
  return `${loader}\nexport const siteServices = await Promise.all([${entries.join(', ')}]);`;
};

/**
 * Returns the module that loads the site's own theme. The check reports a theme that fails; the preview shows its error
 * instead of a page, with file and line.
 */
function siteThemeModule(theme: string | undefined, isPreview: boolean): string {
  if (theme === undefined) return 'export const siteTheme = {};';
  const file = JSON.stringify(theme);
  if (isPreview) return `import * as own from ${file};\nexport const siteTheme = { exports: own };`;
  return `${loader}\nexport const siteTheme = await loaded({}, () => import(${file}));`;
}

/**
 * A Vite plugin that includes these packages in a build. When they import `portico`, they get this instance of it, with
 * the same React, MUI and Emotion.
 *
 * @param library Folder of Portico.
 */
export function sitePackages(
  library: string,
  { names, from, services = [], theme }: SitePackageNames,
): Plugin {
  const list = moduleIn(library, 'composer/publish/client/sitePackages');
  const serviceList = moduleIn(library, 'composer/project/siteServices');
  const themeOfSite = moduleIn(library, 'composer/page/siteTheme');
  const installed = [...names].filter((name) => !isOwnSection(name));
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
      ssr: { noExternal: [/^#/, 'portico', ...installed] },
      // In development, the browser loads the packages unbundled, and their dependencies as prebundled by Vite.
      optimizeDeps: {
        exclude: ['portico', ...installed],
        entries: sources.length > 0 ? ['src/index.{js,ts}', ...sources] : [],
      },
    }),
    resolveId: (source) =>
      Object.hasOwn(own, source) ? moduleIn(library, own[source] ?? '') : vendorModule(library, source),
    async load(id) {
      if (id === serviceList) return serviceModule(services);
      if (id === themeOfSite) return siteThemeModule(theme, this.environment.mode === 'dev');
      if (id !== list) return undefined;
      const entries = await Promise.all(
        [...names].map(async (name) => {
          if (isOwnSection(name)) return loadedOwn(name, from);
          if (packageFolder(name, from) === undefined) return JSON.stringify({ name });
          const module = await packageModule(this, name, from);
          if (module === undefined) return JSON.stringify({ name, error: 'it has no main module.' });
          return `loaded(${JSON.stringify({ name })}, () => import(${JSON.stringify(module)}))`;
        }),
      );
      return `${loader}\nexport const sitePackages = await Promise.all([${entries.join(', ')}]);`;
    },
  };
}
