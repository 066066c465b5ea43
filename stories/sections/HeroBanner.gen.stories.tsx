// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/HeroBanner/HeroBanner.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/HeroBanner',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page’s promise with its actions and picture. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** On a light ground. */
export const Light: Story = { name: 'Light', args: { example: 'light' } };

/** Nothing but the heading. */
export const HeadingOnly: Story = { name: 'Heading only', args: { example: 'headingOnly' } };

/** Long words break and never widen the page. */
export const LongWords: Story = { name: 'Long words', args: { example: 'longWords' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', args: { example: 'chinese' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
