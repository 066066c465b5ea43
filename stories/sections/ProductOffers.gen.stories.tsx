// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/ProductOffers/ProductOffers.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Products/ProductOffers', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three products with their figures. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** On a quiet panel, with an introduction, long words and no images. */
export const Quiet: Story = { name: 'Quiet', ...exampleStory(section, 'quiet') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
