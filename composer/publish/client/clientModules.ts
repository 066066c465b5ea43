import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SectionModules } from '#section-kit/defineSection.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { programFeatures } from '#composer/render/compose/ClientAssets.ts';
import { packageModule } from './sitePackagesPlugin.ts';

/** The sources of a client build. */
export interface ClientSources {
  /** The project's folder, which contains the caches. */
  readonly root: string;
  /** Portico's own folder, with `src` and `composer`. */
  readonly library: string;
  readonly sections: SectionSet;
  /** The site's folder. Packages are searched in its `node_modules` and in those of the folders above. */
  readonly beside: string;
}

/** Returns the folders from which a site's packages are searched. */
export const packagePlaces = ({
  beside,
  root,
}: Pick<ClientSources, 'beside' | 'root'>): readonly string[] => [beside, root];

/** Prefix of the ids of these modules. */
export const virtualPrefix = 'virtual:portico/';

/** Returns the id of an island's browser module. */
export const islandModuleId = (name: string) => `${virtualPrefix}island/${name}`;

/** Return the ids of the two scripts of pages with these features; see `PageProgram`. */
export const beforePaintModuleId = (features: readonly string[]) =>
  `${virtualPrefix}before-paint/${features.join(',')}`;
export const programModuleId = (features: readonly string[]) =>
  `${virtualPrefix}program/${features.join(',')}`;

/** Resolves a module of a section: its view, or one of its programs. `undefined` if the section has none. */
export type FindModule = (name: string, part: keyof SectionModules) => Promise<string | undefined>;

/**
 * Generates the text of a module. It only imports what a page needs and passes it to a hand-written module: a bundler
 * cannot tree-shake what a function selects at run time.
 *
 * @param rest The part of the module's id after its kind.
 */
export type ModuleSource = (find: FindModule, rest: string) => Promise<string>;

/** Returns the module of a section's view. @throws {Error} if there is none. */
export async function viewOf(find: FindModule, name: string): Promise<string> {
  const view = await find(name, 'view');
  if (view === undefined) throw new Error(`The section "${name}" has no module for its view.`);
  return view;
}

/** The programs of a page's sections. */
export interface SectionPrograms {
  /** Import statements. */
  readonly imports: readonly string[];
  /** Local names of the imports, by section name. */
  readonly locals: Readonly<Record<string, string>>;
}

/** Returns the programs of one kind for the sections among a page's features. */
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

/** Returns the source of an object literal with these local names as values. */
export const objectOf = (locals: Readonly<Record<string, string>>) =>
  `{ ${Object.entries(locals)
    .map(([name, local]) => `${name}: ${local}`)
    .join(', ')} }`;

/** Returns imports of page-wide programs by name, such as `visitorTexts`. */
export const pageImports = (names: readonly string[]) =>
  names.map((name) => `import { ${name} } from '#behaviours/page/${name}.ts';`);

/** Parses the features in a module's id. */
export const featuresOf = (rest: string) => rest.split(',').filter(Boolean);

const client = '#composer/client';

const island: ModuleSource = async (find, name) =>
  [
    `import { hydrateView } from '${client}/hydrateView.tsx';`,
    `import { ${name} } from '${await viewOf(find, name)}';`,
    `export const hydrate = (root) => hydrateView(root, ${name});`,
  ].join('\n');

/**
 * The program that must run before the first paint; see `PageProgram`. It is inlined into the document, so every byte
 * counts.
 */
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
  const { placeholders, rates, ratesOfAll } = programFeatures;
  const hasPlaceholders = features.includes(placeholders);
  const hasRates = features.includes(rates);
  const loadRates = features.includes(ratesOfAll) ? 'loadRates' : 'loadRatesOfVisitor';
  const parts = { hydrateIslands: hasIslands, visitorTexts: hasPlaceholders, liveRates: hasRates };
  return [
    `import { startProgram } from '${client}/startProgram.ts';`,
    hasIslands ? `import { hydrateIslands } from '${client}/hydrateIslands.ts';` : '',
    ...pageImports(hasPlaceholders ? ['visitorTexts'] : []),
    hasRates ? `import { ${loadRates} as liveRates } from '#behaviours/page/loadRates.ts';` : '',
    ...imports,
    `startProgram({ behaviours: ${objectOf(locals)},`,
    `  ${Object.entries(parts)
      .flatMap(([name, isUsed]) => (isUsed ? [name] : []))
      .join(', ')} });`,
  ].join('\n');
};

/** Modules of a published site, by kind. */
const releaseModules: Readonly<Record<string, ModuleSource>> = {
  island,
  'before-paint': beforePaint,
  program,
};

/**
 * Returns a function that finds the modules of Portico's own sections by name, and those of packages as they declare
 * them.
 */
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
 * @param modules Module sources by kind, which is the part of the id after the prefix.
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
