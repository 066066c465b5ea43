import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/GlobalNavigation/GlobalNavigation.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Page frame/GlobalNavigation',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The first panel of the navigation: below its button on large screens, inside the drawer on small ones. */
export const NavigationOpen: Story = {
  name: 'WIDG-07 First panel open',
  play: async ({ canvasElement, userEvent }) => {
    await behaves(canvasElement);
    const menu = canvasElement.querySelector<HTMLElement>('[data-menu=open]');
    if (menu?.checkVisibility()) await userEvent.click(menu);
    await userEvent.click(canvasElement.querySelector('nav summary')!);
    await expect(canvasElement.querySelector('[data-panel] a')).toBeVisible();
  },
};

/** The open navigation in the dark scheme. */
export const NavigationOpenDark: Story = {
  ...NavigationOpen,
  name: 'First panel open, dark scheme',
  globals: { scheme: 'dark' },
};
