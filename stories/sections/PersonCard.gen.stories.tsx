// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/PersonCard/PersonCard.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/PersonCard', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** One person: a large face beside the words. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Three people. */
export const Three: Story = { name: 'Three', ...exampleStory(section, 'three') };

/** The least: no text, no languages and no appointment. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** Long names and texts do not widen the card. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
