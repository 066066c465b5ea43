import {
  featuresOf,
  importOf,
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

const island: ModuleSource = async (find, name) => ({
  imports: [
    importOf('hydrateView', '#composer/client/hydrateView.tsx'),
    importOf('liveIsland', '#composer/dev/client/liveProgram.ts'),
    importOf(name, await viewOf(find, name)),
  ],
  body: `export const hydrate = (root) => liveIsland(root, hydrateView(root, ${name}));`,
});

/** Contains all programs of the page, each as its own module. Nothing runs before the first paint. */
const program: ModuleSource = async (find, rest) => {
  const features = featuresOf(rest);
  const early = await sectionPrograms(find, features, 'beforePaint');
  const late = await sectionPrograms(find, features, 'behaviour');
  return {
    imports: [
      importOf('startLivePage', '#composer/dev/client/startLivePage.ts'),
      ...early.imports,
      ...late.imports,
    ],
    body: [
      `startLivePage(${objectOf(early.locals)}, ${objectOf(late.locals)});`,
      'import.meta.hot?.accept();',
    ].join('\n'),
  };
};

/** Modules of a site in development, by kind. */
export const devModules: Readonly<Record<string, ModuleSource>> = {
  'dev-client': () => Promise.resolve({ imports: [], body: `import '#composer/dev/client/devClient.ts';` }),
  'dev-island': island,
  'dev-program': program,
};
