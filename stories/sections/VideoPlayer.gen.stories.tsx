// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/VideoPlayer/VideoPlayer.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/VideoPlayer', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The poster, before the video is played. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** With all provider options. */
export const Full: Story = { name: 'Full', ...exampleStory(section, 'full') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
