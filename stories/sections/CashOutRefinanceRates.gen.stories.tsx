// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/CashOutRefinanceRates/CashOutRefinanceRates.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/CashOutRefinanceRates', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The author’s dated rates, shown until live ones arrive. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Without a zip code the section asks for it and shows no rates. */
export const ZipDependent: Story = { name: 'Zip dependent', ...exampleStory(section, 'zipDependent') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
