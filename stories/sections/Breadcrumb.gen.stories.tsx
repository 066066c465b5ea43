// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Breadcrumb/Breadcrumb.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/Breadcrumb', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The path from the home page to this one. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Too long to fit: the middle steps are collapsed until the visitor expands them. */
export const Long: Story = { name: 'Long', ...exampleStory(section, 'long') };

/** A page directly below the home page. */
export const OnePageUp: Story = { name: 'One page up', ...exampleStory(section, 'onePageUp') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
