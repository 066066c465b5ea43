// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/SiteFooter/SiteFooter.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/SiteFooter', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Links, contact, legal text and the signs that banks must show. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** For pages that offer no deposits. */
export const WithoutDeposits: Story = { name: 'Without deposits', ...exampleStory(section, 'withoutDeposits') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
