// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Columns/Columns.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/Columns', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Two slots, with the first one wider. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Two slots of equal width on a quiet panel. */
export const EqualQuiet: Story = { name: 'Equal quiet', ...exampleStory(section, 'equalQuiet') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
