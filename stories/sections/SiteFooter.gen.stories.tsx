// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/SiteFooter/SiteFooter.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';

const meta = {
  title: 'Sections/SiteFooter',
  component: SectionHost,
  args: { section },
  parameters: { docs: { description: { component: section.summary } } },
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default', args: { example: 'default' } };

export const WithoutDeposits: Story = { name: 'Without deposits', args: { example: 'withoutDeposits' } };

export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };
