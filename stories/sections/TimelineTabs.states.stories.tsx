import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/TimelineTabs/TimelineTabs.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Text and media/TimelineTabs',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The second step after a click on its tab. */
export const SecondTab: Story = {
  name: 'WIDG-08 Second step',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[1]!);
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
  },
};
