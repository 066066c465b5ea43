// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Footnotes/Footnotes.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';

const meta = {
  title: 'Sections/Footnotes',
  component: SectionHost,
  args: { section },
  parameters: { docs: { description: { component: section.summary } } },
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default', args: { example: 'default' } };

export const Single: Story = { name: 'Single', args: { example: 'single' } };

export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

export const Chinese: Story = { name: 'Chinese', args: { example: 'chinese' } };
