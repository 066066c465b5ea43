import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pagination, type PaginationProps } from '#components/Pagination.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const words: PaginationProps['words'] = {
  label: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
};

/** Remembers the page, as the section around it does. */
function Pages({ current, ...rest }: PaginationProps) {
  const [page, setPage] = useState(current);
  return <Pagination {...rest} current={page} onPage={setPage} />;
}

const meta = {
  title: 'Components/Pagination',
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
  args: { current: 1, last: 5, words, onPage: () => {} },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up to five pages stand in full; there is nothing before the first. */
export const First: Story = { name: 'PAGI-01 First of five' };

/** Gaps stand for pages that are not near. */
export const Middle: Story = { name: 'PAGI-01 Middle of many', args: { current: 8, last: 20 } };

/** There is nothing after the last. */
export const Last: Story = { name: 'PAGI-01 Last of many', args: { current: 20, last: 20 } };

/** A page that does not exist counts as the nearest that does. */
export const BeyondTheLast: Story = { name: 'PAGI-01 Beyond the last', args: { current: 99, last: 3 } };

/** A click on the next page shows it. */
export const Clicked: Story = {
  name: 'PAGI-01 After a click',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};
