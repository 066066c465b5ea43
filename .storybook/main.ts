import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { brandsModule } from '#composer/brand/brandsModule.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { writePageStories } from './pageStories.ts';
import { recordModules } from './recordModules.ts';

const root = resolve(import.meta.dirname, '..');
writePageStories(
  root,
  resolve(root, '.portico/stories'),
  process.env['PORTICO_TESTED_PAGES']?.split(' ') ?? [],
);
const { brandName = '' } = loadSite(resolve(root, 'pages-json'));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../.portico/stories/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    // Pages of other parties that stories show in frames.
    { from: '../stories/frames/tools', to: '/svt/elmstone/demo' },
    { from: '../pages-json/media', to: '/media' },
    // The chosen brand's own media; brandsModule provides those of all brands.
    { from: `../pages-json/brands/${brandName}/media`, to: '/media' },
  ],
  viteFinal: (vite, { test }) => ({
    ...vite,
    // Files come from this machine (`npm run snapshots`), so preloading costs more time than it saves.
    ...(test && { build: { ...vite.build, modulePreload: false } }),
    plugins: [...(vite.plugins ?? []), brandsModule(root), recordModules(root)],
  }),
  // Pictures (`npm run snapshots`) need none of these, which would run in every story: the highlighter alone reads the
  // styles of all elements after each change.
  features: (features, { test }) => ({
    ...features,
    ...(test && { backgrounds: false, highlight: false, measure: false, outline: false }),
  }),
  // The browser lays out and paints the stories of a docs page as they come into view. Otherwise each one that renders
  // has the styles of all the others computed again: the page of the form fields took five times as long.
  previewHead: (head) =>
    `${head ?? ''}<style>#storybook-docs [id^=story--]:not([id$=-inner]) { content-visibility: auto; contain-intrinsic-size: auto 400px }</style>`,
  build: {
    test: { disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'] },
  },
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
