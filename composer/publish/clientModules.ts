import { existsSync } from 'node:fs';
import { programFeatures } from '#composer/render/ClientAssets.ts';

const prefix = 'virtual:portico/';

/** Id of the browser module of one island. */
export const islandModuleId = (name: string) => `${prefix}island/${name}`;

/** Ids of the two scripts of pages with these features; see `PageProgram`. */
export const firstModuleId = (features: readonly string[]) => `${prefix}first/${features.join(',')}`;
export const programModuleId = (features: readonly string[]) => `${prefix}program/${features.join(',')}`;

function islandSource(root: string, name: string): string {
  return [
    `import { hydrateIsland } from '${root}/composer/client/hydrateIsland.tsx';`,
    `import { ${name} } from '${root}/src/sections/${name}/${name}.tsx';`,
    `export const hydrate = (root) => hydrateIsland(root, ${name});`,
  ].join('\n');
}

/** The same two modules for `portico dev`, which take a changed source without a reload. */
export const devIslandId = (name: string) => `${prefix}dev-island/${name}`;
export const devProgramId = (features: readonly string[]) => `${prefix}dev-program/${features.join(',')}`;

type Part = 'behaviour' | 'first';

/** Names of the sections among these features that have this part, and the lines that import it as `part0`, … */
function partsOf(
  root: string,
  features: readonly string[],
  part: Part,
): { names: string[]; lines: string[] } {
  const fileOf = (name: string) => `${root}/src/sections/${name}/${name}.${part}.ts`;
  const special: readonly string[] = Object.values(programFeatures);
  const names = features.filter((name) => !special.includes(name) && existsSync(fileOf(name)));
  const lines = names.map((name, index) => `import { ${part} as ${part}${index} } from '${fileOf(name)}';`);
  return { names, lines };
}

/** The text of an object of parts by the names of their sections. */
const objectOf = (names: readonly string[], part: Part) =>
  `{ ${names.map((name, index) => `${name}: ${part}${index}`).join(', ')} }`;

function devIslandSource(root: string, name: string): string {
  return [
    `import { hydrateIsland } from '${root}/composer/client/hydrateIsland.tsx';`,
    `import { liveIsland } from '${root}/composer/dev/client/liveIslands.ts';`,
    `import { ${name} } from '${root}/src/sections/${name}/${name}.tsx';`,
    `export const hydrate = (root) => liveIsland(root, hydrateIsland(root, ${name}));`,
  ].join('\n');
}

function devProgramSource(root: string, features: readonly string[]): string {
  const page = `${root}/src/behaviours/page`;
  const behaviours = partsOf(root, features, 'behaviour');
  const firsts = partsOf(root, features, 'first');
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
function firstSource(root: string, features: readonly string[]): string {
  const { names, lines } = partsOf(root, features, 'first');
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

function programSource(root: string, features: readonly string[]): string {
  const { names, lines } = partsOf(root, features, 'behaviour');
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

const sources: Readonly<Record<string, (root: string, rest: string) => string>> = {
  island: islandSource,
  first: (root, rest) => firstSource(root, featuresOf(rest)),
  program: (root, rest) => programSource(root, featuresOf(rest)),
  'dev-island': devIslandSource,
  'dev-program': (root, rest) => devProgramSource(root, featuresOf(rest)),
};

/** A Vite plugin that serves the modules above, for the release build and for development. */
export function clientModules(root: string) {
  return {
    name: 'portico:client-modules',
    resolveId(id: string) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id: string) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind = '', ...rest] = id.slice(prefix.length + 1).split('/');
      return sources[kind]?.(root, rest.join('/'));
    },
  };
}
