import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

// DesignTokens.mdx is their docs page.
const meta: Meta = { title: 'Design tokens', decorators: [inTheme], tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

/** Every color in both schemes. */
export const AllColors: Story = { render: () => <Colors /> };

/** What is read, on what it stands on, with its contrast in both schemes. */
export const TextPairs: Story = {
  render: () => <Pairs kind="text" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/passes/).length).toBeGreaterThan(60);
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

/** What is seen but not read, such as the border of a field. */
export const ShapePairs: Story = {
  render: () => <Pairs kind="shape" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

/** The steps of text, in the size of this window. */
export const Type: Story = { render: () => <TypeScale /> };

/** Families and weights. */
export const FontStacks: Story = { name: 'Fonts', render: () => <Fonts /> };

/** Space between things, and the measures of the page. */
export const SpacingScale: Story = { name: 'Spacing', render: () => <Spacing /> };

/** Corners and lines. */
export const Corners: Story = { name: 'Corners and lines', render: () => <Shape /> };

/** Cards, menus and bars above the page. */
export const ShadowScale: Story = { name: 'Shadows', render: () => <Shadows /> };

/** Durations and the easing. */
export const MotionScale: Story = { name: 'Motion', render: () => <Motion /> };

/** The widths at which layouts change. */
export const BreakpointScale: Story = { name: 'Breakpoints', render: () => <Breakpoints /> };

/** The colors as a visitor with the dark scheme sees this page. */
export const DarkScheme: Story = { ...TextPairs, name: 'Dark scheme', globals: { scheme: 'dark' } };
