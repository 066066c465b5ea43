// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/GlobalNavigation/GlobalNavigation.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/GlobalNavigation', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Panels that open below their buttons; a drawer on small screens. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Plain links without panels. */
export const LinksOnly: Story = { name: 'Links only', ...exampleStory(section, 'linksOnly') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
