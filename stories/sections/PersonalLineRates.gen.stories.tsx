// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/PersonalLineRates/PersonalLineRates.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/PersonalLineRates',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The author’s dated rates, as they stand until live ones arrive. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** Without a zip code the section asks for it and shows no rate. */
export const ZipDependent: Story = { name: 'Zip dependent', args: { example: 'zipDependent' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
