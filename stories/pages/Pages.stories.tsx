import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { answer } from '#stories/answerServices.ts';
import { found } from '#stories/searchAnswers.ts';
import { searchFor } from '#stories/askFor.ts';
import { loadDemoPage } from './demoPage.ts';
import { PageHost } from './PageHost.tsx';

// Stories of all pages in their initial state are generated from their files (.storybook/pageStories.ts).
const meta = {
  title: 'Pages/States',
  component: PageHost,
  loaders: [loadDemoPage],
  // A page has one language.
  globals: { locale: 'en' },
  // Unlike a section alone, a page must have landmarks, one main element and a level-one heading.
  parameters: { a11y: { config: { rules: [] } }, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof PageHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page in the dark scheme. */
export const HomeDark: Story = {
  name: 'Home, dark scheme',
  args: { path: '/' },
  globals: { scheme: 'dark' },
};

/** For a visitor whose zip code is known. */
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

/** Next was pressed without an answer: the error appears, and the answers are marked as invalid. */
export const RecommenderMissing: Story = {
  name: 'WIDG-09 Recommender, answer missing',
  args: { path: '/checking-finder.html' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=steps][data-at]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Choose an answer to go on')).toBeVisible();
  },
};

/** Search results. */
export const Search: Story = {
  args: { path: '/search.html' },
  beforeEach: [() => searchFor('certificate'), () => answer({ results: (_term, skip) => found(23, skip) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 results for “certificate”')).toBeVisible();
  },
};
