// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/TimelineTabs/TimelineTabs.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/TimelineTabs', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Steps as tabs; arrow keys move between them. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A step with a picture. */
export const WithPicture: Story = { name: 'With picture', ...exampleStory(section, 'withPicture') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
