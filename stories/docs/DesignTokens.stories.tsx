import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryScheme } from '#stories/brandModes.ts';
import { inTheme } from '#stories/inTheme.tsx';
import {
  Breakpoints,
  Colors,
  Fonts,
  Motion,
  Pairs,
  Shadows,
  Shape,
  Spacing,
  TypeScale,
} from './tokenTables.tsx';

// Their docs page is DesignTokens.mdx.
const meta: Meta = {
  title: 'Design tokens',
  decorators: [inTheme],
  tags: ['!autodocs'],
  parameters: inEveryScheme,
};
export default meta;
type Story = StoryObj;

/** All colors in both schemes. */
export const AllColors: Story = { render: () => <Colors /> };

/** Text and its background, with their contrast in both schemes. */
export const TextPairs: Story = {
  render: () => <Pairs kind="text" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/passes/).length).toBeGreaterThan(60);
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

/** Non-text elements, such as the border of a field, and their background. */
export const ShapePairs: Story = {
  render: () => <Pairs kind="shape" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

/** The type scale in the size of this window. */
export const Type: Story = { render: () => <TypeScale /> };

/** Font families and weights. */
export const FontStacks: Story = { name: 'Fonts', render: () => <Fonts /> };

/** Spacing, and the dimensions of the page. */
export const SpacingScale: Story = { name: 'Spacing', render: () => <Spacing /> };

/** Corners and lines. */
export const Corners: Story = { name: 'Corners and lines', render: () => <Shape /> };

/** Shadows of cards, menus and bars. */
export const ShadowScale: Story = { name: 'Shadows', render: () => <Shadows /> };

/** Durations and the easing. */
export const MotionScale: Story = { name: 'Motion', render: () => <Motion /> };

/** The widths at which layouts change. */
export const BreakpointScale: Story = { name: 'Breakpoints', render: () => <Breakpoints /> };

/** The colors for a visitor with the dark scheme. */
export const DarkScheme: Story = { ...TextPairs, name: 'Dark scheme', globals: { scheme: 'dark' } };
