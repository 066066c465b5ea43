import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SectionModules } from '#section-kit/defineSection.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { programFeatures, sectionOfFeature } from '#composer/render/compose/ClientAssets.ts';
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

/** An import of a generated module: a name of another module, and its local name. */
interface NamedImport {
  readonly name: string;
  readonly local: string;
  readonly from: string;
}

/** A generated module: what it imports, and the statements that use it. */
export interface GeneratedModule {
  readonly imports: readonly NamedImport[];
  readonly body: string;
}

/**
 * Generates a module. It only imports what a page needs and passes it to a hand-written module: a bundler cannot
 * tree-shake what a function selects at run time.
 *
 * @param rest The part of the module's id after its kind.
 */
export type ModuleSource = (find: FindModule, rest: string) => Promise<GeneratedModule>;

/** Returns the module of a section's view. @throws {Error} if there is none. */
export async function viewOf(find: FindModule, name: string): Promise<string> {
  const view = await find(name, 'view');
  if (view === undefined) throw new Error(`The section "${name}" has no module for its view.`);
  return view;
}

/** The programs of a page's sections. */
export interface SectionPrograms {
  readonly imports: readonly NamedImport[];
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
  const imports: NamedImport[] = [];
  const locals: Record<string, string> = {};
  for (const { name, isLate } of features.filter((one) => !special.includes(one)).map(sectionOfFeature)) {
    if (Object.hasOwn(locals, name) || (isLate && part === 'beforePaint')) continue;
    const module = await find(name, part);
    if (module === undefined) continue;
    const local = `${part}${imports.length}`;
    locals[name] = local;
    imports.push({ name: part, local, from: module });
  }
  return { imports, locals };
}

/** Returns the source of an object literal with these local names as values. */
export const objectOf = (locals: Readonly<Record<string, string>>) =>
  `{ ${Object.entries(locals)
    .map(([name, local]) => `${name}: ${local}`)
    .join(', ')} }`;

/** Returns an import under the same name. */
export const importOf = (name: string, from: string): NamedImport => ({ name, local: name, from });

/** Returns imports of page-wide programs by name, such as `visitorTexts`. */
export const pageImports = (names: readonly string[]) =>
  names.map((name) => importOf(name, `#behaviours/page/${name}.ts`));

/** Returns a generated module as text. */
const textOf = ({ imports, body }: GeneratedModule) =>
  [...imports.map(({ name, local, from }) => `import { ${name} as ${local} } from '${from}';`), body].join(
    '\n',
  );

/** Parses the features in a module's id. */
export const featuresOf = (rest: string) => rest.split(',').filter(Boolean);

const client = '#composer/client';

const island: ModuleSource = async (find, name) => ({
  imports: [importOf('hydrateView', `${client}/hydrateView.tsx`), importOf(name, await viewOf(find, name))],
  body: `export const hydrate = (root) => hydrateView(root, ${name});`,
});

/**
 * The program that must run before the first paint; see `PageProgram`. It is inlined into the document, so every byte
 * counts.
 */
export const beforePaint: ModuleSource = async (find, rest) => {
  const features = featuresOf(rest);
  const { imports, locals } = await sectionPrograms(find, features, 'beforePaint');
  const ofPage = (['redirect', 'placeholders'] as const).filter((name) =>
    features.includes(programFeatures[name]),
  );
  const starts = [
    ...(imports.length > 0 ? [['startWhileParsing', objectOf(locals)] as const] : []),
    ...(ofPage.length > 0 ? [['runWhenParsed', ofPage.join(', ')] as const] : []),
  ];
  return {
    imports: [
      importOf('holdTaps', `${client}/holdTaps.ts`),
      ...starts.map(([name]) => importOf(name, `${client}/${name}.ts`)),
      ...pageImports(ofPage),
      ...imports,
    ],
    body: ['holdTaps();', ...starts.map(([name, given]) => `${name}(${given});`)].join('\n'),
  };
};

/** The main module of a page's script; see `PageProgram`. */
export const program: ModuleSource = async (find, rest) => {
  const features = featuresOf(rest);
  const { imports, locals } = await sectionPrograms(find, features, 'behaviour');
  const { islands, placeholders, rates, ratesOfAll } = programFeatures;
  const loadRates = features.includes(ratesOfAll) ? 'loadRates' : 'loadRatesOfVisitor';
  const parts = [
    ...(features.includes(islands) ? [importOf('hydrateIslands', `${client}/hydrateIslands.ts`)] : []),
    ...pageImports(features.includes(placeholders) ? ['visitorTexts'] : []),
    ...(features.includes(rates)
      ? [{ name: loadRates, local: 'liveRates', from: '#behaviours/page/loadRates.ts' }]
      : []),
  ];
  const given = [`behaviours: ${objectOf(locals)}`, ...parts.map(({ local }) => local)];
  return {
    imports: [importOf('startProgram', `${client}/startProgram.ts`), ...parts, ...imports],
    body: `startProgram({ ${given.join(', ')} });`,
  };
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
    async load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return undefined;
      const [kind = '', ...rest] = id.slice(virtualPrefix.length + 1).split('/');
      const module = await modules[kind]?.(finder(this, sources), rest.join('/'));
      return module && textOf(module);
    },
  };
}
