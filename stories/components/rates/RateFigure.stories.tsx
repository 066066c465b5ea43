import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFigure } from '#components/rates/RateFigure.tsx';
import { rateWords } from '#words/rates.ts';

const meta = {
  title: 'Components/Rates/RateFigure',
  component: RateFigure,
  parameters: {
    guidance: {
      do: [
        'Show the unit, APY or APR, with the same prominence as the law asks for.',
        'Keep the date of the rate close to it.',
      ],
      dont: [
        'Don’t round: the kind of rate decides its decimals.',
        'Don’t show an old rate when none is known: it says “unavailable”.',
      ],
    },
  },
  args: { percent: 4.25, decimals: 2, unit: 'APY', locale: 'en', words: rateWords.en },
} satisfies Meta<typeof RateFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a table whose header says what the number is. */
export const InTable: Story = { name: 'In a table' };

/** The main number of a card, with its unit and date. */
export const Figure: Story = {
  name: 'RATE-15 Large, with its date',
  args: { size: 'figure', showUnit: true, asOf: 'Rates as of November 16, 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 point 2 5 percent APY')).toBeInTheDocument();
  },
};

/** Three decimals, as for mortgages. */
export const ThreeDecimals: Story = {
  name: 'RATE-13 Three decimals',
  args: { percent: 6.5, decimals: 3, unit: 'APR', showUnit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6.500%')).toBeVisible();
  },
};

/** Loading: a bar the size of the digits. */
export const Loading: Story = {
  name: 'RATE-18 On its way',
  args: { isLoading: true, size: 'figure', showUnit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

/** No rate: a dash on screen, words for screen readers. */
export const Unavailable: Story = {
  name: 'RATE-07 Not available',
  args: { percent: undefined, size: 'figure', showUnit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available right now')).toBeInTheDocument();
  },
};

/** All states below each other: they have the same height. */
export const OneSize: Story = {
  name: 'RATE-18 One size in every state',
  render: (props) => (
    <>
      <RateFigure {...props} size="figure" />
      <RateFigure {...props} size="figure" isLoading />
      <RateFigure {...props} size="figure" percent={undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-state]')].map(
      (figure) => figure.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** In Spanish. */
export const Spanish: Story = {
  args: { locale: 'es', words: rateWords.es },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 punto 2 5 por ciento APY')).toBeInTheDocument();
  },
};

/** In the dark scheme. */
export const DarkScheme: Story = { ...Figure, name: 'Dark scheme', globals: { scheme: 'dark' } };
