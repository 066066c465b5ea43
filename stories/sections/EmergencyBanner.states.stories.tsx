import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/EmergencyBanner/EmergencyBanner.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Page frame/EmergencyBanner',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** A dismissed banner takes up no space. */
export const BannerClosed: Story = {
  name: 'WIDG-07 Closed',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getByLabelText('Close notice'));
    await expect(canvasElement.querySelector('[data-section]')).not.toBeVisible();
  },
};
