// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Breadcrumb/Breadcrumb.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/Breadcrumb',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way from the home page to this one. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** More than fits: the middle steps fold away until they are asked for. */
export const Long: Story = { name: 'Long', args: { example: 'long' } };

/** A page directly below the home page. */
export const OnePageUp: Story = { name: 'One page up', args: { example: 'onePageUp' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
