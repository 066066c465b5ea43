import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateRow, RateTable, type RateTableProps } from '#components/rates/RateTable.tsx';
import { TableCell } from '#components/data-display/Table.tsx';
import { inlineText } from '#content/fields.ts';
import { inTheme } from '#stories/inTheme.tsx';

const args: RateTableProps = {
  id: 'table',
  caption: inlineText().parse('What home loans cost in **Maine**'),
  rowsAre: 'Term',
  columns: ['Rate', 'APR'],
  children: [
    <RateRow key="30" label="30 years, fixed">
      <TableCell align="right">6.125%</TableCell>
      <TableCell align="right">6.284%</TableCell>
    </RateRow>,
    <RateRow key="15" label="15 years, fixed">
      <TableCell align="right">5.500%</TableCell>
      <TableCell align="right">5.751%</TableCell>
    </RateRow>,
  ],
};

const meta = {
  title: 'Components/Rates/RateTable',
  component: RateTable,
  parameters: {
    guidance: {
      do: ['Say in the caption whose rates these are: it names the table for screen readers.'],
      dont: [
        'Don’t put anything but rates into the columns: what belongs to all rows stands below the table.',
      ],
    },
  },
  args,
  decorators: [inTheme],
} satisfies Meta<typeof RateTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row for each term, a column for each kind of rate. */
export const Terms: Story = {};

/** A single column, for one kind of rate. */
export const OneColumn: Story = {
  args: {
    columns: ['APR'],
    children: (
      <RateRow label="Up to $9,999">
        <TableCell align="right">11.24%</TableCell>
      </RateRow>
    ),
  },
};
