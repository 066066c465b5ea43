// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/MediaBand/MediaBand.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Openings and bands/MediaBand', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three pictures with a heading. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Two pictures with captions, without a heading. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** Five pictures on a panel, the first the largest. */
export const Five: Story = { name: 'Five', ...exampleStory(section, 'five') };

/** Four pictures, and a caption that is too long. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
