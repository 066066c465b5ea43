import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/ComparisonTable/ComparisonTable.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Products/ComparisonTable',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The fourth product in the first column. */
export const OtherProduct: Story = {
  name: 'WIDG-10 Another product chosen',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('First choice'), 'Everyday Interest Checking');
    await expect(canvas.getByRole('columnheader', { name: 'Everyday Interest Checking' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Harbor Savings' })).toBeNull();
  },
};

/** The names stay in view while the table scrolls. */
export const NamesInSight: Story = {
  name: 'WIDG-10 Names in sight',
  play: async ({ canvasElement }) => {
    await behaves(canvasElement);
    const sticky = canvasElement.querySelector('[data-sticky]');
    sticky?.setAttribute('data-stuck', '');
    await expect(sticky).toBeVisible();
  },
};
