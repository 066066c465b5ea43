import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/SearchResults/SearchResults.section.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import { found, meant } from '#stories/searchAnswers.ts';
import { searchFor } from '#stories/askFor.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Articles and search/SearchResults',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** While the request is pending. */
export const Searching: Story = {
  beforeEach: [() => searchFor('certificate'), () => answer({ results: never })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching…')).toBeVisible();
  },
};

/** One page of results, with the search terms highlighted. */
export const OnePage: Story = {
  name: 'SRCH-03 One page of results',
  beforeEach: [() => searchFor('certificate'), () => answer({ results: () => found(4) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 results for “certificate”')).toBeVisible();
    await expect(canvas.getAllByText('certificate', { selector: 'mark' })).toHaveLength(4);
  },
};

/** Many pages: the third one, after two clicks. */
export const ThirdPage: Story = {
  name: 'PAGI-01 Third page of results',
  beforeEach: [() => searchFor('certificate'), () => answer({ results: (_term, skip) => found(47, skip) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 3' }));
    const current = await canvas.findByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Page 3');
  },
};

/** No results: the author's help and the recommended links. */
export const NoResults: Story = {
  name: 'SRCH-04 No results',
  beforeEach: () => searchFor('zeppelin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results for “zeppelin”')).toBeVisible();
  },
};

/** No results, but a suggested spelling. */
export const DidYouMean: Story = {
  name: 'SRCH-04 Did you mean',
  beforeEach: [() => searchFor('certifcate'), () => answer({ results: () => meant('certificate') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'certificate' })).toBeVisible();
  },
};

/** The service is down: the author's message is shown in both places, without pagination. */
export const Failed: Story = {
  name: 'SRCH-04 Error',
  beforeEach: [() => searchFor('certificate'), () => answer({ results: unavailable })],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/The search does not answer/)).toHaveLength(2);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Links that the service recommends replace the author's. */
export const RecommendedByTheService: Story = {
  name: 'SRCH-05 Recommended by the service',
  beforeEach: [
    () => searchFor('certificate'),
    () =>
      answer({
        results: () =>
          json({
            methodresult: 'ok',
            DocumentCount: 0,
            Result: {
              Docs: [],
              Links: [{ Url: '/financing-calculator.html', Title: 'Financing calculator' }],
            },
          }),
      }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Financing calculator' })).toBeVisible();
  },
};

/** Input from a hostile visitor or service is always rendered as text. */
export const HostileText: Story = {
  name: 'SEC-03 Hostile text',
  beforeEach: [
    () => searchFor('<img src=x onerror=alert(1)>'),
    () =>
      answer({
        results: () =>
          json({
            methodresult: 'ok',
            DocumentCount: 1,
            PageCount: 1,
            Result: {
              Docs: [
                {
                  resulturl: 'javascript:alert(1)',
                  title: '<b>Bold</b> title',
                  largesummaryhtml: 'Text <img src=x onerror=alert(1)> and <b>match</b>',
                },
              ],
            },
          }),
      }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '<b>Bold</b> title' })).toHaveAttribute('href', '#');
    await expect(canvas.getByText(/^One result for “</)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Results in the dark scheme. */
export const OnePageInDark: Story = {
  ...OnePage,
  name: 'One page, dark scheme',
  globals: { scheme: 'dark' },
};
