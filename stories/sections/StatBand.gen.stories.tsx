// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/StatBand/StatBand.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Openings and bands/StatBand', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three figures. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Four figures on the brand’s dark color: the bold moment of a page. */
export const Brand: Story = { name: 'Brand', ...exampleStory(section, 'brand') };

/** Two figures on a panel. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** Long figures and texts break and do not widen the page. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
