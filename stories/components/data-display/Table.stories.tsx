import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  type TableProps,
  TableRow,
} from '#components/data-display/Table.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';
import { rateWords } from '#words/rates.ts';

const tiers = [
  { label: 'Under $10,000', rate: 0.1, apy: 0.1 },
  { label: '$10,000 and more', rate: 0.25, apy: 0.25 },
  { label: '$100,000 and more', rate: 0.5, apy: undefined },
];

function Rates(props: TableProps) {
  return (
    <Table {...props}>
      <caption>Savings account</caption>
      <TableHead>
        <TableRow>
          <TableCell>Balance</TableCell>
          <TableCell align="right">Rate</TableCell>
          <TableCell align="right">APY</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tiers.map(({ label, rate, apy }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{rate.toFixed(2)}%</TableCell>
            <TableCell variant="figure">
              <RateFigure percent={apy} decimals={2} unit="APY" locale="en" words={rateWords.en} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = {
  title: 'Components/Data display/Table',
  component: Rates,
  parameters: {
    guidance: {
      do: [
        'Name columns and rows with header cells, and the table with a caption.',
        {
          text: 'Align numbers at their end.',
          example: () => (
            <Table aria-label="Example">
              <TableHead>
                <TableRow>
                  <TableCell>Term</TableCell>
                  <TableCell align="right">Minimum</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                <TableRow>
                  <TableCell component="th" scope="row">
                    12 months
                  </TableCell>
                  <TableCell align="right">$1,000.00</TableCell>
                </TableRow>
                <TableRow>
                  <TableCell component="th" scope="row">
                    60 months
                  </TableCell>
                  <TableCell align="right">$25,000.00</TableCell>
                </TableRow>
              </TableBody>
            </Table>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t use a table for layout.',
          example: () => (
            <Table aria-label="Example">
              <TableBody>
                <TableRow>
                  <TableCell>
                    Save with us
                    <br />
                    and know your rate.
                  </TableCell>
                  <TableCell>
                    <Button>Open an account</Button>
                  </TableCell>
                </TableRow>
              </TableBody>
            </Table>
          ),
        },
        'Don’t merge cells: screen readers lose the headers.',
      ],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof Rates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first column contains row headers. Numbers are right-aligned; `figure` emphasizes the main number. */
export const Numbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Savings account' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Under $10,000' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'APY' })).toHaveStyle({ textAlign: 'end' });
  },
};

/** In the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', globals: { scheme: 'dark' } };

/** Wider than its container: the table scrolls, with the keyboard too. */
export const Scrolls: Story = {
  render: () => (
    <TableContainer tabIndex={0} role="region" aria-label="Savings rates" sx={{ maxWidth: '12rem' }}>
      <Rates />
    </TableContainer>
  ),
};

/** Uniform marks are centered in their column. */
export const Centered: Story = {
  render: () => (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Account</TableCell>
          <TableCell align="center">Free of fees</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row">
            Savings
          </TableCell>
          <TableCell align="center">Yes</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

/** Less space around the values. */
export const Dense: Story = {
  render: () => (
    <Table size="small" aria-label="Dense">
      <TableBody>
        <TableRow hover selected>
          <TableCell>Selected</TableCell>
          <TableCell align="right">1</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

/** No space at all. */
export const WithoutPadding: Story = {
  render: () => (
    <Table padding="none" aria-label="Without padding">
      <TableBody>
        <TableRow>
          <TableCell>Value</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Table');
