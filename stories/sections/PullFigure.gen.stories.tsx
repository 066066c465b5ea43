// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/PullFigure/PullFigure.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Openings and bands/PullFigure', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** A figure, what it means, and what to do about it. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** On the brand’s dark color, with words below the figure. */
export const Brand: Story = { name: 'Brand', ...exampleStory(section, 'brand') };

/** The least, on a panel. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** The longest figure that fits on a phone. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
