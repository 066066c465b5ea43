// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/RichText/RichText.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';

const meta = {
  title: 'Sections/RichText',
  component: SectionHost,
  args: { section },
  parameters: { docs: { description: { component: section.summary } } },
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default', args: { example: 'default' } };

export const Placeholders: Story = { name: 'Placeholders', args: { example: 'placeholders' } };

export const Table: Story = { name: 'Table', args: { example: 'table' } };

export const Quiet: Story = { name: 'Quiet', args: { example: 'quiet' } };

export const Chinese: Story = { name: 'Chinese', args: { example: 'chinese' } };
