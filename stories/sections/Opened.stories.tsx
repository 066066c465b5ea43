import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section as accordion } from '#sections/Accordion/Accordion.section.ts';
import { section as banner } from '#sections/EmergencyBanner/EmergencyBanner.section.ts';
import { section as navigation } from '#sections/GlobalNavigation/GlobalNavigation.section.ts';
import { section as tabs } from '#sections/TimelineTabs/TimelineTabs.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Opened and closed' };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Opening the second question closed the first, and the picture follows. */
export const AccordionSecondOpen: Story = {
  name: 'WIDG-01 Accordion, second question open',
  ...sectionMeta(accordion, 'withPictures'),
  play: async ({ canvasElement, userEvent }) => {
    await behaves(canvasElement);
    const items = [...canvasElement.querySelectorAll('details')];
    for (const item of items.slice(0, 2)) await userEvent.click(item.querySelector('summary')!);
    await expect(items.map(({ open }) => open)).toEqual(items.map((_item, index) => index === 1));
  },
};

/** The first panel of the navigation: below its button on large screens, inside the drawer on small ones. */
export const NavigationOpen: Story = {
  name: 'WIDG-07 Navigation, first panel open',
  ...sectionMeta(navigation, 'default'),
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
  name: 'Navigation, dark scheme',
  globals: { scheme: 'dark' },
};

/** The second step after a click on its tab. */
export const SecondTab: Story = {
  name: 'WIDG-08 Second step',
  ...sectionMeta(tabs, 'default'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[1]!);
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

/** A dismissed banner takes up no space. */
export const BannerClosed: Story = {
  name: 'WIDG-07 Emergency banner, closed',
  ...sectionMeta(banner, 'default'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getByLabelText('Close notice'));
    await expect(canvasElement.querySelector('[data-section]')).not.toBeVisible();
  },
};
