import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SectionModules } from '#section-kit/defineSection.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { programFeatures } from '#composer/render/compose/ClientAssets.ts';
import { packageModule } from './sitePackages.mjs';

/** What the client build is made of. */
export interface ClientSources {
  /** The project's folder, where caches are. */
  readonly root: string;
  /** Portico's own folder, with `src` and `composer`. */
  readonly library: string;
  readonly sections: SectionSet;
  /** Folder of the site: packages are looked for in the `node_modules` of it and of the folders above it. */
  readonly beside: string;
}

/** Where the packages of a site are looked for. */
export const packagePlaces = ({
  beside,
  root,
}: Pick<ClientSources, 'beside' | 'root'>): readonly string[] => [beside, root];

/** What ids of these modules begin with. */
export const virtualPrefix = 'virtual:portico/';

/** Id of the browser module of one island. */
export const islandModuleId = (name: string) => `${virtualPrefix}island/${name}`;

/** Ids of the two scripts of pages with these features; see `PageProgram`. */
export const beforePaintModuleId = (features: readonly string[]) =>
  `${virtualPrefix}before-paint/${features.join(',')}`;
export const programModuleId = (features: readonly string[]) =>
  `${virtualPrefix}program/${features.join(',')}`;

/** Finds a module of a section: its view, or one of its programs. `undefined` when the section has none. */
export type FindModule = (name: string, part: keyof SectionModules) => Promise<string | undefined>;

/**
 * Makes the text of one module. It only imports the parts that a page needs and hands them to a module that is real
 * code: a bundler cannot leave out what a function would choose at run time.
 *
 * @param rest what follows the kind in the module's id.
 */
export type ModuleSource = (find: FindModule, rest: string) => Promise<string>;

/** @throws {Error} when the section has no view of its own to load. */
export async function viewOf(find: FindModule, name: string): Promise<string> {
  const view = await find(name, 'view');
  if (view === undefined) throw new Error(`The section "${name}" has no module for its view.`);
  return view;
}

/** A program of sections that a page has. */
export interface SectionPrograms {
  /** The lines that import them. */
  readonly imports: readonly string[];
  /** What each is imported as, by the name of its section. */
  readonly locals: Readonly<Record<string, string>>;
}

/** The programs of one kind among a page's features. */
export async function sectionPrograms(
  find: FindModule,
  features: readonly string[],
  part: 'behaviour' | 'beforePaint',
): Promise<SectionPrograms> {
  const special: readonly string[] = Object.values(programFeatures);
  const imports: string[] = [];
  const locals: Record<string, string> = {};
  for (const name of features.filter((feature) => !special.includes(feature))) {
    const module = await find(name, part);
    if (module === undefined) continue;
    locals[name] = `${part}${imports.length}`;
    imports.push(`import { ${part} as ${locals[name]} } from '${module}';`);
  }
  return { imports, locals };
}

/** The text of an object with these names for its values. */
export const objectOf = (locals: Readonly<Record<string, string>>) =>
  `{ ${Object.entries(locals)
    .map(([name, local]) => `${name}: ${local}`)
    .join(', ')} }`;

/** Imports of programs of the whole page by their names: `liveRates`. */
export const pageImports = (names: readonly string[]) =>
  names.map((name) => `import { ${name} } from '#behaviours/page/${name}.ts';`);

/** Features as they stand in a module's id. */
export const featuresOf = (rest: string) => rest.split(',').filter(Boolean);

const client = '#composer/client';

const island: ModuleSource = async (find, name) =>
  [
    `import { hydrateView } from '${client}/hydrateView.tsx';`,
    `import { ${name} } from '${await viewOf(find, name)}';`,
    `export const hydrate = (root) => hydrateView(root, ${name});`,
  ].join('\n');

/** What must be done before the first paint; see `PageProgram`. It stands in the document, so every byte counts. */
const beforePaint: ModuleSource = async (find, rest) => {
  const features = featuresOf(rest);
  const { imports, locals } = await sectionPrograms(find, features, 'beforePaint');
  const ofPage = (['redirect', 'placeholders'] as const).filter((name) =>
    features.includes(programFeatures[name]),
  );
  const hasOwn = imports.length > 0;
  const hasOfPage = ofPage.length > 0;
  return [
    `import { holdTaps } from '${client}/holdTaps.ts';`,
    hasOwn ? `import { startWhileParsing } from '${client}/startPage.ts';` : '',
    hasOfPage ? `import { runWhenParsed } from '${client}/startPage.ts';` : '',
    ...pageImports(ofPage),
    ...imports,
    'holdTaps();',
    hasOwn ? `startWhileParsing(${objectOf(locals)});` : '',
    hasOfPage ? `runWhenParsed(${ofPage.join(', ')});` : '',
  ].join('\n');
};

const program: ModuleSource = async (find, rest) => {
  const features = featuresOf(rest);
  const { imports, locals } = await sectionPrograms(find, features, 'behaviour');
  const hasIslands = features.includes(programFeatures.islands);
  const { placeholders, rates } = programFeatures;
  const ofPage = Object.entries({ placeholders, liveRates: rates }).flatMap(([name, feature]) =>
    features.includes(feature) ? [name] : [],
  );
  return [
    `import { startProgram } from '${client}/startProgram.ts';`,
    hasIslands ? `import { hydrateIslands } from '${client}/hydrateIslands.ts';` : '',
    ...pageImports(ofPage),
    ...imports,
    `startProgram({ behaviours: ${objectOf(locals)},`,
    `  ${[...(hasIslands ? ['hydrateIslands'] : []), ...ofPage].join(', ')} });`,
  ].join('\n');
};

/** Modules of a published site by their kinds. */
const releaseModules: Readonly<Record<string, ModuleSource>> = {
  island,
  'before-paint': beforePaint,
  program,
};

/** Finds modules of Portico's own sections by their names, and those of packages where they say. */
function finder(context: Parameters<typeof packageModule>[0], sources: ClientSources): FindModule {
  const { library, sections } = sources;
  return async (name, part) => {
    const own = sections.modules[name];
    if (!own) {
      const file = `sections/${name}/${name}${part === 'view' ? '.tsx' : `.${part}.ts`}`;
      const made = join(library, 'src', file.replace(/\.tsx?$/, '.js'));
      return existsSync(join(library, 'src', file)) || existsSync(made) ? `#${file}` : undefined;
    }
    const specifier = own[part];
    if (specifier === undefined) return undefined;
    const module = await packageModule(context, specifier, packagePlaces(sources));
    if (module === undefined)
      throw new Error(`The module "${specifier}" of the section "${name}" cannot be found.`);
    return module;
  };
}

/**
 * A Vite plugin that serves the modules above.
 *
 * @param modules by what follows the prefix in their ids.
 */
export function clientModules(
  sources: ClientSources,
  modules: Readonly<Record<string, ModuleSource>> = releaseModules,
): Plugin {
  return {
    name: 'portico:client-modules',
    resolveId(id) {
      return id.startsWith(virtualPrefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return undefined;
      const [kind = '', ...rest] = id.slice(virtualPrefix.length + 1).split('/');
      return modules[kind]?.(finder(this, sources), rest.join('/'));
    },
  };
}
