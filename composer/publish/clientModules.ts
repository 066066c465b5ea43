import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SectionModules } from '#section-kit/defineSection.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { programFeatures } from '#composer/render/ClientAssets.ts';
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

const prefix = 'virtual:portico/';

/** Id of the browser module of one island. */
export const islandModuleId = (name: string) => `${prefix}island/${name}`;

/** Ids of the two scripts of pages with these features; see `PageProgram`. */
export const firstModuleId = (features: readonly string[]) => `${prefix}first/${features.join(',')}`;
export const programModuleId = (features: readonly string[]) => `${prefix}program/${features.join(',')}`;

/** Finds a module of a section: its view, or one of its programs. `undefined` when the section has none. */
type FindModule = (name: string, part: keyof SectionModules) => Promise<string | undefined>;

/** @throws {Error} when the section has no view of its own to load. */
async function viewOf(find: FindModule, name: string): Promise<string> {
  const view = await find(name, 'view');
  if (view === undefined) throw new Error(`The section "${name}" has no module for its view.`);
  return view;
}

async function islandSource(find: FindModule, name: string): Promise<string> {
  return [
    `import { hydrateIsland } from '#composer/client/hydrateIsland.tsx';`,
    `import { ${name} } from '${await viewOf(find, name)}';`,
    `export const hydrate = (root) => hydrateIsland(root, ${name});`,
  ].join('\n');
}

/** Id of what follows the dev server in the browser. */
export const devClientId = `${prefix}dev-client`;

/** The same two modules for `portico dev`, which take a changed source without a reload. */
export const devIslandId = (name: string) => `${prefix}dev-island/${name}`;
export const devProgramId = (features: readonly string[]) => `${prefix}dev-program/${features.join(',')}`;

type Part = 'behaviour' | 'first';

/** Names of the sections among these features that have this part, and the lines that import it as `part0`, … */
async function partsOf(
  find: FindModule,
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

async function devIslandSource(find: FindModule, name: string): Promise<string> {
  return [
    `import { hydrateIsland } from '#composer/client/hydrateIsland.tsx';`,
    `import { liveIsland } from '#composer/dev/client/liveIslands.ts';`,
    `import { ${name} } from '${await viewOf(find, name)}';`,
    `export const hydrate = (root) => liveIsland(root, hydrateIsland(root, ${name}));`,
  ].join('\n');
}

async function devProgramSource(find: FindModule, features: readonly string[]): Promise<string> {
  const page = '#behaviours/page';
  const behaviours = await partsOf(find, features, 'behaviour');
  const firsts = await partsOf(find, features, 'first');
  const both = new Set([...firsts.names, ...behaviours.names]);
  const program = (name: string) => {
    const [before, after] = [firsts.names.indexOf(name), behaviours.names.indexOf(name)];
    if (before < 0) return `behaviour${after}`;
    return after < 0 ? `first${before}` : `together(first${before}, behaviour${after})`;
  };
  return [
    `import { liveProgram } from '#composer/dev/client/liveProgram.ts';`,
    `import { together } from '#composer/client/startPage.ts';`,
    `import { wakeIslands } from '#composer/client/wakeIslands.ts';`,
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
async function firstSource(find: FindModule, features: readonly string[]): Promise<string> {
  const { names, lines } = await partsOf(find, features, 'first');
  const page = '#behaviours/page';
  const client = '#composer/client';
  const calls: string[] = [];
  const sections: string[] = [];
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
    lines.push(`import { startWhileParsing } from '${client}/startPage.ts';`);
    sections.push(`startWhileParsing(${objectOf(names, 'first')});`);
  }
  if (calls.length > 0) lines.push(`import { whenParsed } from '${client}/startPage.ts';`);
  const parsed = calls.length > 0 ? [`whenParsed(() => { ${calls.join(' ')} });`] : [];
  return [...lines, 'holdTaps();', ...sections, ...parsed].join('\n');
}

async function programSource(find: FindModule, features: readonly string[]): Promise<string> {
  const { names, lines } = await partsOf(find, features, 'behaviour');
  const page = '#behaviours/page';
  const client = '#composer/client';
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

const kinds: Readonly<Record<string, (find: FindModule, rest: string) => Promise<string>>> = {
  island: islandSource,
  first: (find, rest) => firstSource(find, featuresOf(rest)),
  program: (find, rest) => programSource(find, featuresOf(rest)),
  'dev-client': () => Promise.resolve(`import '#composer/dev/client/devClient.ts';`),
  'dev-island': devIslandSource,
  'dev-program': (find, rest) => devProgramSource(find, featuresOf(rest)),
};

/** Finds modules of Portico's own sections by their names, and those of packages where they say. */
function finder(context: Parameters<typeof packageModule>[0], client: ClientSources): FindModule {
  const { library, sections } = client;
  return async (name, part) => {
    const own = sections.modules[name];
    if (!own) {
      const file = `sections/${name}/${name}${part === 'view' ? '.tsx' : `.${part}.ts`}`;
      const made = join(library, 'src', file.replace(/\.tsx?$/, '.js'));
      return existsSync(join(library, 'src', file)) || existsSync(made) ? `#${file}` : undefined;
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
      return kinds[kind]?.(finder(this, client), rest.join('/'));
    },
  };
}
