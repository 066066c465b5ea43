import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writeCookie } from '#lib/cookies.ts';
import { answer } from '#stories/answerServices.ts';
import { found } from '#stories/searchAnswers.ts';
import { searchFor } from '#stories/searchFor.ts';
import { PageHost } from './PageHost.tsx';

const meta = {
  title: 'Pages/Elmstone Bank',
  component: PageHost,
  // A page is written in one language.
  globals: { locale: 'en' },
  // A page must have what a section alone cannot: landmarks, one main and a first heading.
  parameters: { a11y: { config: { rules: [] } }, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof PageHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page. */
export const Home: Story = { args: { path: '/' } };

/** The home page in the dark scheme. */
export const HomeDark: Story = {
  name: 'Home, dark scheme',
  args: { path: '/' },
  globals: { scheme: 'dark' },
};

/** Certificates of deposit for a first visit: the rates ask for a zip code. */
export const CdRates: Story = { name: 'CD rates', args: { path: '/cd-rates.html' } };

/** The same page for a visitor whose zip code is known. */
export const CdRatesKnownVisitor: Story = {
  name: 'CD rates, zip code known',
  args: { path: '/cd-rates.html' },
  beforeEach: () => writeCookie('zipcode', '15213'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rates for zip code 15213 are shown.')).toBeVisible();
  },
};

/** The rates in the dark scheme. */
export const CdRatesDark: Story = {
  ...CdRatesKnownVisitor,
  name: 'CD rates, dark scheme',
  globals: { scheme: 'dark' },
};

/** Ways to reach a person, with the contact form. */
export const ContactUs: Story = { args: { path: '/contact-us.html' } };

/** Where a form that was sent without JavaScript leads when something failed. */
export const ContactUsError: Story = { args: { path: '/contact-us.error.html' } };

/** Where a form that was sent without JavaScript leads when it arrived. */
export const ContactUsThanks: Story = { args: { path: '/contact-us-thanks.html' } };

/** The financing calculator. */
export const FinancingCalculator: Story = { args: { path: '/financing-calculator.html' } };

/** The search with results. */
export const Search: Story = {
  args: { path: '/search.html' },
  beforeEach: [() => searchFor('certificate'), () => answer({ results: (_term, skip) => found(23, skip) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 results for “certificate”')).toBeVisible();
  },
};

/** A page that is not there. */
export const NotFound: Story = { args: { path: '/404.html' } };

/** The home page in Spanish. */
export const HomeSpanish: Story = { args: { path: '/es/' }, globals: { locale: 'es' } };

/** CD rates in Spanish. */
export const CdRatesSpanish: Story = {
  name: 'CD rates Spanish',
  args: { path: '/es/cd-rates.html' },
  globals: { locale: 'es' },
};

/** The home page in Chinese, with the system’s fonts. */
export const HomeChinese: Story = { args: { path: '/zh/' }, globals: { locale: 'zh' } };
