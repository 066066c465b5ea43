import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/Accordion/Accordion.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Text and media/Accordion',
  ...sectionMeta(section, 'withPictures'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** Opening the second question closed the first, and the picture follows. */
export const AccordionSecondOpen: Story = {
  name: 'WIDG-01 Second question open',
  play: async ({ canvasElement, userEvent }) => {
    await behaves(canvasElement);
    const items = [...canvasElement.querySelectorAll('details')];
    for (const item of items.slice(0, 2)) await userEvent.click(item.querySelector('summary')!);
    await expect(items.map(({ open }) => open)).toEqual(items.map((_item, index) => index === 1));
  },
};
