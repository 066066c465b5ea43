import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { SectionModules } from '#section-kit/defineSection.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { programFeatures } from '#composer/render/ClientAssets.ts';
import { packageModule } from './sitePackages.mjs';

/** What the client build is made of. */
export interface ClientSources {
  /** The project's folder, where sources and caches are. */
  readonly root: string;
  readonly sections: SectionSet;
  /** Folder of the site: packages are looked for in the `node_modules` of it and of the folders above it. */
  readonly beside: string;
}

/** Where the packages of a site are looked for. */
export const packagePlaces = ({
  beside,
  root,
}: Pick<ClientSources, 'beside' | 'root'>): readonly string[] => [beside, root];

const prefix = 'virtual:portico/';

/** Id of the browser module of one island. */
export const islandModuleId = (name: string) => `${prefix}island/${name}`;

/** Ids of the two scripts of pages with these features; see `PageProgram`. */
export const firstModuleId = (features: readonly string[]) => `${prefix}first/${features.join(',')}`;
export const programModuleId = (features: readonly string[]) => `${prefix}program/${features.join(',')}`;

/** Finds a module of a section: its view, or one of its programs. `undefined` when the section has none. */
type FindModule = (name: string, part: keyof SectionModules) => Promise<string | undefined>;

/** What the text of a module is made from. */
interface Sources {
  readonly root: string;
  readonly find: FindModule;
}

/** @throws {Error} when the section has no view of its own to load. */
async function viewOf({ find }: Sources, name: string): Promise<string> {
  const view = await find(name, 'view');
  if (view === undefined) throw new Error(`The section "${name}" has no module for its view.`);
  return view;
}

async function islandSource(sources: Sources, name: string): Promise<string> {
  const { root } = sources;
  return [
    `import { hydrateIsland } from '${root}/composer/client/hydrateIsland.tsx';`,
    `import { ${name} } from '${await viewOf(sources, name)}';`,
    `export const hydrate = (root) => hydrateIsland(root, ${name});`,
  ].join('\n');
}

/** The same two modules for `portico dev`, which take a changed source without a reload. */
export const devIslandId = (name: string) => `${prefix}dev-island/${name}`;
export const devProgramId = (features: readonly string[]) => `${prefix}dev-program/${features.join(',')}`;

type Part = 'behaviour' | 'first';

/** Names of the sections among these features that have this part, and the lines that import it as `part0`, … */
async function partsOf(
  { find }: Sources,
  features: readonly string[],
  part: Part,
): Promise<{ names: string[]; lines: string[] }> {
  const special: readonly string[] = Object.values(programFeatures);
  const candidates = features.filter((name) => !special.includes(name));
  const modules = await Promise.all(candidates.map((name) => find(name, part)));
  const names = candidates.filter((_name, index) => modules[index] !== undefined);
  const lines = modules
    .filter((module) => module !== undefined)
    .map((module, index) => `import { ${part} as ${part}${index} } from '${module}';`);
  return { names, lines };
}

/** The text of an object of parts by the names of their sections. */
const objectOf = (names: readonly string[], part: Part) =>
  `{ ${names.map((name, index) => `${name}: ${part}${index}`).join(', ')} }`;

async function devIslandSource(sources: Sources, name: string): Promise<string> {
  const { root } = sources;
  return [
    `import { hydrateIsland } from '${root}/composer/client/hydrateIsland.tsx';`,
    `import { liveIsland } from '${root}/composer/dev/client/liveIslands.ts';`,
    `import { ${name} } from '${await viewOf(sources, name)}';`,
    `export const hydrate = (root) => liveIsland(root, hydrateIsland(root, ${name}));`,
  ].join('\n');
}

async function devProgramSource(sources: Sources, features: readonly string[]): Promise<string> {
  const { root } = sources;
  const page = `${root}/src/behaviours/page`;
  const behaviours = await partsOf(sources, features, 'behaviour');
  const firsts = await partsOf(sources, features, 'first');
  const both = new Set([...firsts.names, ...behaviours.names]);
  const program = (name: string) => {
    const [before, after] = [firsts.names.indexOf(name), behaviours.names.indexOf(name)];
    if (before < 0) return `behaviour${after}`;
    return after < 0 ? `first${before}` : `together(first${before}, behaviour${after})`;
  };
  return [
    `import { liveProgram } from '${root}/composer/dev/client/liveProgram.ts';`,
    `import { together } from '${root}/composer/client/startPage.ts';`,
    `import { wakeIslands } from '${root}/composer/client/wakeIslands.ts';`,
    ...['placeholders', 'openHash', 'sessionValues', 'mobileApp', 'sendOn', 'liveRates'].map(
      (name) => `import { ${name} } from '${page}/${name}.ts';`,
    ),
    ...behaviours.lines,
    ...firsts.lines,
    `const behaviours = { ${[...both].map((name) => `${name}: ${program(name)}`).join(', ')} };`,
    'liveProgram({ behaviours, wakeIslands,',
    '  always: [placeholders, mobileApp, liveRates], once: [sendOn, openHash, sessionValues] });',
    'import.meta.hot?.accept();',
  ].join('\n');
}

/** What must be done before the first paint; see `PageProgram`. */
async function firstSource(sources: Sources, features: readonly string[]): Promise<string> {
  const { root } = sources;
  const { names, lines } = await partsOf(sources, features, 'first');
  const page = `${root}/src/behaviours/page`;
  const client = `${root}/composer/client`;
  const calls: string[] = [];
  lines.push(`import { holdTaps } from '${client}/holdTaps.ts';`);
  if (features.includes(programFeatures.sendOn)) {
    lines.push(`import { sendOn } from '${page}/sendOn.ts';`);
    calls.push('sendOn(document);');
  }
  if (features.includes(programFeatures.placeholders)) {
    lines.push(`import { placeholders } from '${page}/placeholders.ts';`);
    calls.push('placeholders(document);');
  }
  if (names.length > 0) {
    lines.push(`import { startBehaviours } from '${client}/startPage.ts';`);
    calls.push(`startBehaviours(${objectOf(names, 'first')});`);
  }
  if (calls.length > 0) lines.push(`import { whenParsed } from '${client}/startPage.ts';`);
  const parsed = calls.length > 0 ? [`whenParsed(() => { ${calls.join(' ')} });`] : [];
  return [...lines, 'holdTaps();', ...parsed].join('\n');
}

async function programSource(sources: Sources, features: readonly string[]): Promise<string> {
  const { root } = sources;
  const { names, lines } = await partsOf(sources, features, 'behaviour');
  const page = `${root}/src/behaviours/page`;
  const client = `${root}/composer/client`;
  lines.push(
    `import { scriptReady } from '${client}/holdTaps.ts';`,
    `import { startBehaviours } from '${client}/startPage.ts';`,
    `import { openHash } from '${page}/openHash.ts';`,
    `import { sessionValues } from '${page}/sessionValues.ts';`,
    `import { mobileApp } from '${page}/mobileApp.ts';`,
  );
  const calls = [
    `startBehaviours(${objectOf(names, 'behaviour')});`,
    'mobileApp(document);',
    'openHash(document);',
    'sessionValues(document);',
  ];
  if (features.includes(programFeatures.islands)) {
    lines.push(`import { wakeIslands } from '${client}/wakeIslands.ts';`);
    calls.unshift('wakeIslands();');
  }
  if (features.includes(programFeatures.rates)) {
    lines.push(`import { liveRates } from '${page}/liveRates.ts';`);
    calls.push('liveRates(document);');
  }
  return [...lines, ...calls, 'document.dispatchEvent(new Event(scriptReady));'].join('\n');
}

/** Features as they stand in a module's id. */
const featuresOf = (rest: string) => rest.split(',').filter(Boolean);

const kinds: Readonly<Record<string, (sources: Sources, rest: string) => Promise<string>>> = {
  island: islandSource,
  first: (sources, rest) => firstSource(sources, featuresOf(rest)),
  program: (sources, rest) => programSource(sources, featuresOf(rest)),
  'dev-island': devIslandSource,
  'dev-program': (sources, rest) => devProgramSource(sources, featuresOf(rest)),
};

/** Finds modules of Portico's own sections by their names, and those of packages where they say. */
function finder(context: Parameters<typeof packageModule>[0], client: ClientSources): FindModule {
  const { root, sections } = client;
  return async (name, part) => {
    const own = sections.modules[name];
    if (!own) {
      const file = `${root}/src/sections/${name}/${name}${part === 'view' ? '.tsx' : `.${part}.ts`}`;
      return existsSync(file) ? file : undefined;
    }
    const specifier = own[part];
    if (specifier === undefined) return undefined;
    const module = await packageModule(context, specifier, packagePlaces(client));
    if (module === undefined)
      throw new Error(`The module "${specifier}" of the section "${name}" cannot be found.`);
    return module;
  };
}

/** A Vite plugin that serves the modules above, for the release build and for development. */
export function clientModules(client: ClientSources): Plugin {
  return {
    name: 'portico:client-modules',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind = '', ...rest] = id.slice(prefix.length + 1).split('/');
      return kinds[kind]?.({ root: client.root, find: finder(this, client) }, rest.join('/'));
    },
  };
}
