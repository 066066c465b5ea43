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

function programSource(root: string, features: readonly string[]): string {
  const special: readonly string[] = Object.values(programFeatures);
  const sections = features.filter((feature) => !special.includes(feature));
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
  return [...lines, ...calls].join('\n');
}

/** A Vite plugin that serves the modules above; the same in the release build and in development. */
export function clientModules(root: string) {
  return {
    name: 'portico:client-modules',
    resolveId(id: string) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id: string) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind, ...rest] = id.slice(prefix.length + 1).split('/');
      const name = rest.join('/');
      return kind === 'island'
        ? islandSource(root, name)
        : programSource(root, name.split(',').filter(Boolean));
    },
  };
}
