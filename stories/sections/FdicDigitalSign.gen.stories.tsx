// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/FdicDigitalSign/FdicDigitalSign.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';

const meta = {
  title: 'Sections/FdicDigitalSign',
  component: SectionHost,
  args: { section },
  parameters: { docs: { description: { component: section.summary } } },
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default', args: { example: 'default' } };

export const Inline: Story = { name: 'Inline', args: { example: 'inline' } };

export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

export const ChineseInline: Story = { name: 'Chinese inline', args: { example: 'chineseInline' } };
