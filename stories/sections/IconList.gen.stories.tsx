// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/IconList/IconList.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/IconList', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Items of different length have equal heights, except on small screens. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** On a quiet panel. */
export const Quiet: Story = { name: 'Quiet', ...exampleStory(section, 'quiet') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
