import {
  featuresOf,
  type ModuleSource,
  objectOf,
  sectionPrograms,
  viewOf,
  virtualPrefix,
} from '#composer/publish/client/clientModules.ts';

/** Id of the module that keeps the open page up to date. */
export const devClientId = `${virtualPrefix}dev-client`;

/** Ids of the modules of an island and of a page's script. They accept changed sources without a reload. */
export const devIslandId = (name: string) => `${virtualPrefix}dev-island/${name}`;
export const devProgramId = (features: readonly string[]) =>
  `${virtualPrefix}dev-program/${features.join(',')}`;

const island: ModuleSource = async (find, name) =>
  [
    `import { hydrateView } from '#composer/client/hydrateView.tsx';`,
    `import { liveIsland } from '#composer/dev/client/liveProgram.ts';`,
    `import { ${name} } from '${await viewOf(find, name)}';`,
    `export const hydrate = (root) => liveIsland(root, hydrateView(root, ${name}));`,
  ].join('\n');

/** Contains all programs of the page, each as its own module. Nothing runs before the first paint. */
const program: ModuleSource = async (find, rest) => {
  const features = featuresOf(rest);
  const early = await sectionPrograms(find, features, 'beforePaint');
  const late = await sectionPrograms(find, features, 'behaviour');
  return [
    `import { startLivePage } from '#composer/dev/client/startLivePage.ts';`,
    ...early.imports,
    ...late.imports,
    `startLivePage(${objectOf(early.locals)}, ${objectOf(late.locals)});`,
    'import.meta.hot?.accept();',
  ].join('\n');
};

/** Modules of a site in development, by kind. */
export const devModules: Readonly<Record<string, ModuleSource>> = {
  'dev-client': () => Promise.resolve(`import '#composer/dev/client/devClient.ts';`),
  'dev-island': island,
  'dev-program': program,
};
