// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Quote/Quote.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Openings and bands/Quote', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The bank’s own statement. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** An employee with a face, on the brand’s dark color. */
export const Brand: Story = { name: 'Brand', ...exampleStory(section, 'brand') };

/** A made-up customer is called made up. */
export const Illustration: Story = { name: 'Illustration', ...exampleStory(section, 'illustration') };

/** The longest that still reads as a quote. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
