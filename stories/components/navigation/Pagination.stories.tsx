import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pagination, type PaginationProps } from '#components/navigation/Pagination.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const words: PaginationProps['words'] = {
  label: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
};

/** Controlled, as by the section around it. */
function Pages({ page: first, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...rest} page={page} onChange={(_event, to) => setPage(to)} />;
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: {
    guidance: {
      do: [
        'Say which page is shown and keep its place stable while pages load.',
        'Move focus to the results after a page was chosen.',
      ],
      dont: ['Don’t show it for a single page.', 'Don’t use it for steps of a process: that is a Stepper.'],
    },
  },
  decorators: [inTheme],
  args: { page: 1, count: 5, words },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up to five pages are all shown; the first page has no previous button. */
export const First: Story = { name: 'PAGI-01 First of five' };

/** Gaps replace distant pages. */
export const Middle: Story = { name: 'PAGI-01 Middle of many', args: { page: 8, count: 20 } };

/** The last page has no next button. */
export const Last: Story = { name: 'PAGI-01 Last of many', args: { page: 20, count: 20 } };

/** A page number out of range is clamped. */
export const BeyondTheLast: Story = { name: 'PAGI-01 Beyond the last', args: { page: 99, count: 3 } };

/** Clicking Next shows the next page. */
export const Clicked: Story = {
  name: 'PAGI-01 After a click',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Links instead of buttons, for a list rendered at build time. */
export const Links: Story = {
  name: 'PAGI-01 Links',
  args: { page: 2, count: 4, hrefOf: (page) => `#page-${page}` },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};

/** With a frame around each page. */
export const Outlined: Story = { args: { variant: 'outlined', count: 20, page: 8, siblingCount: 2 } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Pagination');
