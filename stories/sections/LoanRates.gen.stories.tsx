// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/LoanRates/LoanRates.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Rates/LoanRates', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The rate of the example in the fields, until the zip code is known. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A car loan. */
export const Auto: Story = { name: 'Auto', ...exampleStory(section, 'auto') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
