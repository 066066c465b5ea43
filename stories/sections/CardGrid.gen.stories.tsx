// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/CardGrid/CardGrid.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Products/CardGrid', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three cards with icons under a heading. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Four cards on a quiet panel. */
export const QuietFour: Story = { name: 'Quiet four', ...exampleStory(section, 'quietFour') };

/** Cards with a picture at the top. */
export const Pictures: Story = { name: 'Pictures', ...exampleStory(section, 'pictures') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** A single card keeps a readable width. */
export const Single: Story = { name: 'Single', ...exampleStory(section, 'single') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
