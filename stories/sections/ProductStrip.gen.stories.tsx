// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/ProductStrip/ProductStrip.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Products/ProductStrip', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three products. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Five on the brand’s dark color. */
export const Brand: Story = { name: 'Brand', ...exampleStory(section, 'brand') };

/** Two on a panel, with long texts. */
export const Longest: Story = { name: 'Longest', ...exampleStory(section, 'longest') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
