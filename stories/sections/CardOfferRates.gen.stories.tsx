// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/CardOfferRates/CardOfferRates.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/CardOfferRates', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** A card with a range of rates and one with a single rate. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A single card. */
export const Single: Story = { name: 'Single', ...exampleStory(section, 'single') };

/** In Spanish; the range reads “x% a y%”. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
