// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/FeatureSplit/FeatureSplit.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/FeatureSplit', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The picture before the words, with points and an action. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** On the brand’s dark color, with the picture after the words. */
export const Brand: Story = { name: 'Brand', ...exampleStory(section, 'brand') };

/** The least: a heading, a sentence, and a decorative picture. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** Long words and texts make the half higher, and the picture with it. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
