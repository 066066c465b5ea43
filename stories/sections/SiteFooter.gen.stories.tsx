// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/SiteFooter/SiteFooter.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';
import { sectionParameters } from '#stories/sectionParameters.ts';

const meta = {
  title: 'Sections/SiteFooter',
  component: SectionHost,
  args: { section },
  parameters: sectionParameters(section),
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links, contact, legal words and the marks that banks must show. */
export const Default: Story = { name: 'Default', args: { example: 'default' } };

/** For pages that offer no deposits. */
export const WithoutDeposits: Story = { name: 'Without deposits', args: { example: 'withoutDeposits' } };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', args: { example: 'default' }, globals: { scheme: 'dark' } };
