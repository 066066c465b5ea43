// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Accordion/Accordion.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/Accordion',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed questions; opening one closes its siblings. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** The picture beside the questions follows the open one. */
export const WithPictures: Story = { name: 'With pictures', args: { example: 'withPictures' } };

/** The first answer is open when the page arrives. */
export const FirstOpen: Story = { name: 'First open', args: { example: 'firstOpen' } };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', args: { example: 'chinese' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
