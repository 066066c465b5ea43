// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/CardGrid/CardGrid.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';

const meta = {
  title: 'Sections/CardGrid',
  component: SectionHost,
  args: { section },
  parameters: { docs: { description: { component: section.summary } } },
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default', args: { example: 'default' } };

export const QuietFour: Story = { name: 'Quiet four', args: { example: 'quietFour' } };

export const Pictures: Story = { name: 'Pictures', args: { example: 'pictures' } };

export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };

export const Single: Story = { name: 'Single', args: { example: 'single' } };
