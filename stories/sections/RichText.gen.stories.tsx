// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/RichText/RichText.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/RichText', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Headings, paragraphs, lists and a quotation. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Placeholders show the author’s fallback until the browser fills them in. */
export const Placeholders: Story = { name: 'Placeholders', ...exampleStory(section, 'placeholders') };

/** A table that scrolls on small screens. */
export const Table: Story = { name: 'Table', ...exampleStory(section, 'table') };

/** The heading is beside a short text. */
export const HeadingBeside: Story = { name: 'Heading beside', ...exampleStory(section, 'headingBeside') };

/** With a picture. */
export const Pictured: Story = { name: 'Pictured', ...exampleStory(section, 'pictured') };

/** On a quiet panel. */
export const Quiet: Story = { name: 'Quiet', ...exampleStory(section, 'quiet') };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
