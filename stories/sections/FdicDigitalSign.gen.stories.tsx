// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/FdicDigitalSign/FdicDigitalSign.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/FdicDigitalSign',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The official sign on a bar of its own. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** The sign within the text of a page. */
export const Inline: Story = { name: 'Inline', args: { example: 'inline' } };

/** The sign keeps its English letters on Spanish pages. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** The sign keeps its English letters on Chinese pages. */
export const ChineseInline: Story = { name: 'Chinese inline', args: { example: 'chineseInline' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
