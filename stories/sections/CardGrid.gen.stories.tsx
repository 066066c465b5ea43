// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/CardGrid/CardGrid.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/CardGrid',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards with icons under a heading. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** Four cards on a quiet panel. */
export const QuietFour: Story = { name: 'Quiet four', args: { example: 'quietFour' } };

/** Cards that begin with a picture. */
export const Pictures: Story = { name: 'Pictures', args: { example: 'pictures' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** One card alone keeps a readable width. */
export const Single: Story = { name: 'Single', args: { example: 'single' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
