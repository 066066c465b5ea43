// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/OfficialSign/OfficialSign.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/OfficialSign', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The official sign as a bar across the page. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** The sign within the text of a page. */
export const Inline: Story = { name: 'Inline', ...exampleStory(section, 'inline') };

/** The sign stays in English on Spanish pages. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The sign stays in English on Chinese pages. */
export const ChineseInline: Story = { name: 'Chinese inline', ...exampleStory(section, 'chineseInline') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
