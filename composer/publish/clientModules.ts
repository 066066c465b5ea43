import { programFeatures } from '#composer/render/ClientAssets.ts';

const prefix = 'virtual:portico/';

/** Id of the browser module of one island. */
export const islandModuleId = (name: string) => `${prefix}island/${name}`;

/** Id of the script of pages with these features. */
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

const behavioursOf = (features: readonly string[]) => {
  const special: readonly string[] = Object.values(programFeatures);
  return features.filter((feature) => !special.includes(feature));
};

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
  const sections = behavioursOf(features);
  return [
    `import { liveProgram } from '${root}/composer/dev/client/liveProgram.ts';`,
    `import { wakeIslands } from '${root}/composer/client/wakeIslands.ts';`,
    ...['placeholders', 'openHash', 'sessionValues', 'mobileApp', 'sendOn', 'liveRates'].map(
      (name) => `import { ${name} } from '${page}/${name}.ts';`,
    ),
    ...sections.map(
      (name) => `import { behaviour as ${name} } from '${root}/src/sections/${name}/${name}.behaviour.ts';`,
    ),
    `liveProgram({ behaviours: { ${sections.join(', ')} }, wakeIslands,`,
    '  always: [placeholders, mobileApp, liveRates], once: [sendOn, openHash, sessionValues] });',
    'import.meta.hot?.accept();',
  ].join('\n');
}

function programSource(root: string, features: readonly string[]): string {
  const sections = behavioursOf(features);
  const page = `${root}/src/behaviours/page`;
  const lines = [
    `import { startBehaviours } from '${root}/composer/client/startPage.ts';`,
    `import { openHash } from '${page}/openHash.ts';`,
    `import { sessionValues } from '${page}/sessionValues.ts';`,
    `import { mobileApp } from '${page}/mobileApp.ts';`,
    ...sections.map(
      (name, index) =>
        `import { behaviour as b${index} } from '${root}/src/sections/${name}/${name}.behaviour.ts';`,
    ),
  ];
  const calls = [
    `startBehaviours({ ${sections.map((name, index) => `${name}: b${index}`).join(', ')} });`,
    'mobileApp(document);',
    'openHash(document);',
    'sessionValues(document);',
  ];
  if (features.includes(programFeatures.islands)) {
    lines.push(`import { wakeIslands } from '${root}/composer/client/wakeIslands.ts';`);
    calls.unshift('wakeIslands();');
  }
  if (features.includes(programFeatures.placeholders)) {
    lines.push(`import { placeholders } from '${page}/placeholders.ts';`);
    calls.unshift('placeholders(document);');
  }
  if (features.includes(programFeatures.sendOn)) {
    lines.push(`import { sendOn } from '${page}/sendOn.ts';`);
    calls.unshift('sendOn(document);');
  }
  if (features.includes(programFeatures.rates)) {
    lines.push(`import { liveRates } from '${page}/liveRates.ts';`);
    calls.push('liveRates(document);');
  }
  return [...lines, ...calls].join('\n');
}

const sources: Readonly<Record<string, (root: string, rest: string) => string>> = {
  island: islandSource,
  program: (root, rest) => programSource(root, rest.split(',').filter(Boolean)),
  'dev-island': devIslandSource,
  'dev-program': (root, rest) => devProgramSource(root, rest.split(',').filter(Boolean)),
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
