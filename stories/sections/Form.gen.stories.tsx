// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Form/Form.section.ts';
import { SectionHost } from '#stories/SectionHost.tsx';

const meta = {
  title: 'Sections/Form',
  component: SectionHost,
  args: { section },
  parameters: { docs: { description: { component: section.summary } } },
} satisfies Meta<typeof SectionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default', args: { example: 'default' } };

export const EveryKind: Story = { name: 'Every kind', args: { example: 'everyKind' } };

export const Spanish: Story = { name: 'Spanish', args: { example: 'spanish' } };
