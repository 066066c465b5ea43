import type { Preview } from '@storybook/react-vite';
import serifUrl from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import sansUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { answerServices } from '#stories/answerServices.ts';
import { baseCss } from '#theme/baseCss.ts';
import { fontFaces } from '#theme/fontFaces.ts';

// The same base styles and fonts as a composed page; `block` instead of `optional`, so that pictures always have them.
const style = document.createElement('style');
style.textContent =
  fontFaces([serifUrl, sansUrl]).replaceAll('font-display:optional', 'font-display:block') + baseCss;
document.head.append(style);
answerServices();

const preview: Preview = {
  loaders: [
    async () => {
      await Promise.all([
        document.fonts.load('600 1em "Source Serif 4"'),
        document.fonts.load('1em "Public Sans"'),
      ]);
      return {};
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A section alone is no page: landmarks, the first heading and the page's language belong to the composed page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '800px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
    chromatic: { viewports: [375, 768, 1280] },
  },
};
export default preview;
