// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/LoanRates/LoanRates.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/LoanRates',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lowest dated rate, until the zip code is known. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** A loan for a car. */
export const Auto: Story = { name: 'Auto', args: { example: 'auto' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
