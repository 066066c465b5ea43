// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/StepList/StepList.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/StepList', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three steps and where to begin. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** On the brand’s dark color. */
export const Brand: Story = { name: 'Brand', ...exampleStory(section, 'brand') };

/** Many steps, some with links, are in two columns. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** The least: two steps. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
