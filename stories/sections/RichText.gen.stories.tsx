// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/RichText/RichText.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/RichText',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings, paragraphs, lists and a quotation. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** What the visitor’s browser fills in keeps the author’s fallback until then. */
export const Placeholders: Story = { name: 'Placeholders', args: { example: 'placeholders' } };

/** A table that scrolls inside itself on small screens. */
export const Table: Story = { name: 'Table', args: { example: 'table' } };

/** On a quiet panel. */
export const Quiet: Story = { name: 'Quiet', args: { example: 'quiet' } };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', args: { example: 'chinese' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
