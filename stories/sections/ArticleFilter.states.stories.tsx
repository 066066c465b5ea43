import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/ArticleFilter/ArticleFilter.section.ts';
import { answer, type Answers, json, never, unavailable } from '#stories/answerServices.ts';
import { askFor } from '#stories/askFor.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Articles and search/ArticleFilter',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** For a story's `beforeEach`: a search with these results, until the story ends. */
const searchAnswered = (results: Answers['results']) => () => {
  const usual = [answer({ results }), askFor({ action: 'search', text: 'ladder' })];
  return () => usual.forEach((restore) => restore());
};

/** While the request is pending. */
export const Looking: Story = {
  beforeEach: searchAnswered(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking for articles…')).toBeVisible();
  },
};

/** No matches: the author's heading and help. */
export const NoArticles: Story = {
  name: 'FILT-01 No articles',
  beforeEach: searchAnswered(() =>
    json({ DocumentCount: 0, DocumentsPerPage: 12, PageCount: 0, Result: { Docs: [] } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing fits yet')).toBeVisible();
    await expect(canvas.getByText('Try fewer words or another topic.')).toBeVisible();
  },
};

/** The service is down: the author's message. */
export const Failed: Story = {
  beforeEach: searchAnswered(unavailable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Articles cannot be searched/)).toBeVisible();
  },
};

/** An open dropdown with its options. */
export const OpenDropdown: Story = {
  name: 'FILT-02 Open dropdown',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Topic' }));
    await expect(await canvas.findByRole('option', { name: 'Saving' })).toBeVisible();
  },
};
