// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Footnotes/Footnotes.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/Footnotes', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Several notes with links back to their references. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A single footnote. */
export const Single: Story = { name: 'Single', ...exampleStory(section, 'single') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
