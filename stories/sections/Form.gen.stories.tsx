// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Form/Form.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/Form',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A contact form before anything is entered. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** Every kind of field that authors can ask for. */
export const EveryKind: Story = { name: 'Every kind', args: { example: 'everyKind' } };

/** A country decides which choice of regions is there (COND-01). */
export const Regions: Story = { name: 'Regions', args: { example: 'regions' } };

/** What is asked for depends on work, income and taxes (COND-02 to COND-05). */
export const Application: Story = { name: 'Application', args: { example: 'application' } };

/** Who asks decides what is asked (COND-07). */
export const Merchant: Story = { name: 'Merchant', args: { example: 'merchant' } };

/** Taxes and telephone in Japan (COND-08, COND-09). */
export const Japan: Story = { name: 'Japan', args: { example: 'japan' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
