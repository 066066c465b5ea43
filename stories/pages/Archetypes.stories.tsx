import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryScheme } from '#stories/brandModes.ts';
import { loadDemoPage } from './demoPage.ts';
import { PageHost } from './PageHost.tsx';

const meta = {
  title: 'Pages/Archetypes',
  component: PageHost,
  loaders: [loadDemoPage],
  // A page has one language.
  globals: { locale: 'en' },
  parameters: {
    ...inEveryScheme,
    controls: { disable: true },
    docs: { story: { inline: false, height: '600px' } },
  },
  // tests/pages/every-page/everyPage.test.ts runs axe on the composed pages, as visitors get them.
  tags: ['!test'],
} satisfies Meta<typeof PageHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where to start: one promise, offers with their numbers, and the ways to everything else. */
export const Home: Story = { args: { path: '/' } };

/** A line of products: what they have in common, how they differ, and where to go on. */
export const ProductLine: Story = { args: { path: '/savings.html' } };

/** One product with its live rates, questions and answers, and the next step. */
export const Product: Story = { args: { path: '/cd-rates.html' } };

/** Rates by state, with what they assume. */
export const Rates: Story = { args: { path: '/mortgage-rates.html' } };

/** Products side by side. */
export const Comparison: Story = { args: { path: '/compare-accounts.html' } };

/** One question at a time, and the product that fits. */
export const Finder: Story = { args: { path: '/checking-finder.html' } };

/** An answered example that visitors change to their own. */
export const CalculatorPage: Story = { name: 'Calculator', args: { path: '/financing-calculator.html' } };

/** A short form, with other ways to reach the bank beside it. */
export const FormPage: Story = { name: 'Form', args: { path: '/contact-us.html' } };

/** A form in steps. */
export const Application: Story = { args: { path: '/apply/checking.html' } };

/** What happens next, after a form was sent. */
export const Confirmation: Story = { args: { path: '/contact-us-thanks.html' } };

/** All articles, by topic. */
export const Articles: Story = { args: { path: '/articles.html' } };

/** An article: what the reader will know, the text, and where to go on. */
export const Article: Story = { args: { path: '/articles/cd-ladder.html' } };

/** Branches by place. */
export const Branches: Story = { args: { path: '/locations.html' } };

/** Answers by topic, and every way to reach a person. */
export const Help: Story = { args: { path: '/help.html' } };

/** Long texts that the law requires. */
export const Legal: Story = { args: { path: '/disclosures.html' } };

/** A page that does not exist. */
export const NotFound: Story = { args: { path: '/404.html' } };
