// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/CdRateCards/CdRateCards.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/CdRateCards', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The author’s rates, shown until live ones arrive. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** All terms in one table, with what a deposit grows to. */
export const Table: Story = { name: 'Table', ...exampleStory(section, 'table') };

/** Without a zip code the section asks for it and shows no rates. */
export const ZipDependent: Story = { name: 'Zip dependent', ...exampleStory(section, 'zipDependent') };

/** In Spanish, with a single product. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
