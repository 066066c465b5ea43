import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration as Project } from 'vitest/config';
import { brandsModule } from '#composer/brand/brandsModule.ts';
import { themeModule } from '#composer/publish/client/themeModule.ts';
import { chromiumLaunch } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch }),
};

/** The one browser of a project, under a name of its own: two projects may not share one. */
const instances = (project: string) => [{ browser: 'chromium' as const, name: `${project}-chromium` }];

// In this repository the library's name means its sources; `lib/` is only built to be packed.
const sources = { alias: [{ find: /^portico$/, replacement: resolve('src/index.ts') }] };

const modulesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/@mui\/material\/\w+(?=')/g) ?? []);

/** Returns MUI's modules that the library and tests of its components import. */
const muiModules = () => new Set(['src', 'tests/components'].flatMap(modulesIn));

// Found before the tests start, so that no test is reloaded half-way.
const optimizeDeps = () => ({
  include: [
    '@emotion/cache',
    '@emotion/react',
    '@emotion/serialize',
    '@emotion/styled',
    ...muiModules(),
    '@mui/system',
    '@tanstack/react-query',
    '@testing-library/react',
    '@testing-library/user-event',
    'axe-core',
    'fastest-levenshtein',
    'jsonc-parser',
    'lru-cache',
    'marked',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react-hook-form',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'zod',
  ],
});

/** Waits end when what they wait for is there; on a busy machine that takes its time. */
const patient = { poll: { timeout: 40_000 } };

/**
 * All projects run at the same time, with this many workers each: tests wait most of the time, and vitest would run
 * projects with another number one after the other.
 */
const maxWorkers = '100%';

/** Files of a worker share their modules: evaluating the composer for each file took longer than most tests. */
const isolate = false;

const wholeSite = 'tests/pages/whole-site/*.test.ts';

/** A project that opens pages of the published demo bank. */
const pagesProject = (name: string, files: { readonly include: string[]; readonly exclude?: string[] }) => ({
  test: {
    name,
    ...files,
    maxWorkers,
    isolate,
    environment: 'node' as const,
    globalSetup: ['tests/pages/publishedSite.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: patient,
  },
});

/** Unit tests outside src are in these folders of tests. */
export const unitFolders = [
  'brand',
  'cluster',
  'composer',
  'server',
  'structure',
  'contract',
  'dev',
  'init',
  'publish',
  'releases',
  'render',
  'snapshots',
  'store',
];

export type ProjectName = 'unit' | 'browser' | 'pages' | 'whole-site' | 'stories';

/**
 * The projects of the suite. Each is a function, because creating one takes time: that of the stories starts Storybook.
 */
export const projects: Readonly<Record<ProjectName, () => Project | Promise<Project>>> = {
  unit: () => ({
    resolve: sources,
    test: {
      name: 'unit',
      maxWorkers,
      isolate,
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', `tests/{${unitFolders.join()}}/**/*.test.{ts,tsx}`],
      exclude: ['**/*.browser.test.*', '**/node_modules/**'],
      // Publishing builds programs with Vite, while the other projects begin.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: patient,
    },
  }),
  browser: () => ({
    plugins: [react(), themeModule(), brandsModule(root)],
    resolve: sources,
    optimizeDeps: optimizeDeps(),
    test: {
      name: 'browser',
      maxWorkers,
      include: ['{src,tests}/**/*.browser.test.{ts,tsx}'],
      browser: { ...browser, instances: instances('browser'), viewport: { width: 1280, height: 900 } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: patient,
    },
  }),
  pages: () => pagesProject('pages', { include: ['tests/pages/**/*.test.ts'], exclude: [wholeSite] }),
  // Not a part of `npm test`, but of `npm run test:all`.
  'whole-site': () => pagesProject('whole-site', { include: [wholeSite] }),
  stories: async () => {
    const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
    return {
      plugins: [react(), await storybookTest({ configDir: '.storybook' })],
      optimizeDeps: optimizeDeps(),
      test: {
        name: 'stories',
        maxWorkers,
        isolate,
        browser: {
          ...browser,
          instances: instances('stories'),
          // As snapshots are taken: what opens is there at once, instead of fading in.
          provider: playwright({
            launchOptions: chromiumLaunch,
            contextOptions: { reducedMotion: 'reduce' },
          }),
        },
        testTimeout: 120_000,
      },
    };
  },
};
