import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleList, type ListedArticle } from '#components/articles/ArticleList.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const article = (number: number, title: string, image?: string): ListedArticle => ({
  href: `#article-${number}`,
  title,
  summary: 'What it means, what it costs, and what to do first.',
  superhead: 'Saving',
  facts: ['Read', '4 min'],
  image: image === undefined ? undefined : { src: `/media/${image}.svg`, alt: '', width: 480, height: 300 },
});

const meta = {
  title: 'Components/Data display/ArticleList',
  component: ArticleList,
  parameters: {
    guidance: {
      do: ['Give all articles of a list a picture, or none.', 'Let the title say what the reader will know.'],
      dont: ['Don’t put links into the summary: the whole article is one link.'],
    },
  },
  decorators: [inTheme],
  args: {
    level: 2,
    articles: [
      article(1, 'How a CD ladder keeps money within reach', 'ladder'),
      article(2, 'How much to keep for emergencies', 'savings'),
      article(3, 'Buy your first house in eight steps', 'keys'),
      article(4, 'Calls that claim to come from your bank', 'shield'),
    ],
  },
} satisfies Meta<typeof ArticleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cards in a grid: three per row on large screens, one on a phone. */
export const Cards: Story = {};

/** Rows with a small picture. */
export const Rows: Story = { args: { layout: 'list' } };

/** Without pictures. */
export const WordsOnly: Story = {
  args: {
    articles: [article(1, 'Read a loan estimate in ten minutes'), article(2, 'Pay off a card in a year')],
  },
};

/** Only the title. */
export const TitleOnly: Story = {
  args: { articles: [{ href: '#title', title: 'Taxes on interest', facts: [] }] },
};

/** Long words break and do not widen the page. */
export const LongWords: Story = {
  args: {
    articles: [
      article(1, 'Wohngebäudeversicherungsbedingungen and everything that stands in them', 'scales'),
    ],
  },
};
