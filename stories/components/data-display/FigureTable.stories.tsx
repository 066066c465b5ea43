import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureTable } from '#components/data-display/FigureTable.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Data display/FigureTable',
  component: FigureTable,
  parameters: {
    guidance: {
      do: ['Put it in a disclosure below the picture whose figures it has.'],
      dont: ['Don’t use it for what is read first: its caption is for screen readers only.'],
    },
  },
  decorators: [inTheme],
  args: {
    id: 'figures',
    caption: 'What a deposit grows to',
    head: ['Year', 'Paid in', 'Interest'],
    rows: [
      ['1', '$1,200', '$26'],
      ['2', '$2,400', '$103'],
    ],
  },
} satisfies Meta<typeof FigureTable>;
export default meta;

/** Two years of a deposit. */
export const Default: StoryObj<typeof meta> = {};
