import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { answerServices } from '#stories/answerServices.ts';
import { withoutElementControls } from '#stories/elementControls.ts';
import { withDesignControls } from '#stories/designControls.tsx';
import { forgetVisitor } from '#stories/forgetVisitor.ts';
import { brandItems, brandOf, inBrand, loadBrand } from '#stories/inBrand.tsx';
import { inLocale, localeItems } from '#stories/inLocale.tsx';
import { inScheme, schemeItems } from '#stories/inScheme.tsx';
import { modesOf, widths } from './modes.ts';

answerServices();
// Queries resolve as soon as their element appears; on a busy machine that can take a while.
configure({ asyncUtilTimeout: 30_000 });

// Loaded with the first docs page, so that stories do not wait for it.
const DocsPage = lazy(async () => ({ default: (await import('#stories/docs/DocsPage.tsx')).DocsPage }));

// The toolbar shows these as widths (WidthTool.ts).
const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inLocale, inScheme, inBrand],
  argTypesEnhancers: [withoutElementControls, withDesignControls],
  loaders: [loadBrand],
  beforeEach: forgetVisitor,
  initialGlobals: { brand: brandOf({}).name, scheme: 'system', locale: 'en' },
  globalTypes: {
    brand: {
      description: 'Brand: tokens, fonts and logo of pages-json/brands',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: brandItems, dynamicTitle: true },
    },
    scheme: {
      description: 'Color scheme',
      toolbar: { title: 'Scheme', items: [...schemeItems], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the section’s own words; author text stays as it is',
      toolbar: { title: 'Language', icon: 'globe', items: localeItems, dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      // Storybook reads this without running it, so it is a literal. Groups and entries are sorted by how much they are used.
      storySort: {
        order: [
          'Start here',
          'Principles',
          'Design tokens',
          'Pictures',
          'Interaction states',
          'MUI’s props',
          'Components',
          [
            'Inputs',
            ['Button', 'IconButton', 'Choices'],
            'Fields',
            ['TextField', 'SelectField', 'TextArea'],
            'Navigation',
            ['Link', 'Tabs', 'Breadcrumbs', 'Menu'],
            'Surfaces',
            ['Card', 'Accordion', 'Drawer'],
            'Data display',
            ['Typography', 'Heading', 'Icon', 'Picture', 'Chip', 'List', 'Table'],
            'Feedback',
            ['Alert', 'Dialog'],
            'Layout',
            ['Container', 'SectionFrame'],
            'Rates',
            ['RateCard', 'RateTable', 'RatePanel'],
          ],
          'Sections',
          [
            'Openings and bands',
            ['HeroBanner', 'MediaBand'],
            'Products',
            ['CardGrid', 'ProductStrip', 'ComparisonTable'],
            'Rates',
            ['DepositRatesTable', 'CdRateCards', 'LoanRates', 'MortgageRates'],
            'Text and media',
            ['RichText', 'FeatureSplit', 'Columns', 'Accordion'],
            'Forms and tools',
            ['Form', 'Calculator', 'LocationFinder'],
            'Articles and search',
            ['ArticleHeader', 'FeaturedArticles', 'SearchBox', 'SearchResults'],
            'Page frame',
            ['GlobalNavigation', 'UtilityBar', 'Breadcrumb', 'SiteFooter'],
          ],
          'Forms',
          'Pages',
          ['Archetypes', 'English', 'Spanish', 'Chinese', 'States'],
        ],
      },
    },
    a11y: {
      test: 'error',
      // A section alone is not a page: landmarks and the level-one heading belong to the composed page (see Pages).
      config: {
        rules: [
          // This WCAG 2.2 rule is off by default in axe.
          { id: 'target-size', enabled: true },
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: screen('Phone', widths.phone, 800),
        tablet: screen('Tablet', widths.tablet, 1024),
        desktop: screen('Desktop', widths.desktop, 900),
      },
    },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    chromatic: { modes: modesOf(brandItems.map(({ value }) => value)) },
  },
};
export default preview;
