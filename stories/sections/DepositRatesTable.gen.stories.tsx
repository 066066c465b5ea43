// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/DepositRatesTable/DepositRatesTable.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/DepositRatesTable', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The author’s dated rates, shown until live ones arrive. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Without a zip code the section asks for it and shows no rates. */
export const ZipDependent: Story = { name: 'Zip dependent', ...exampleStory(section, 'zipDependent') };

/** Business accounts have their own tiers. */
export const Business: Story = { name: 'Business', ...exampleStory(section, 'business') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** In Chinese. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
