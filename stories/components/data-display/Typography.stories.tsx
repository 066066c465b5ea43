import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#components/layout/Stack.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Data display/Typography',
  component: Typography,
  parameters: {
    guidance: {
      do: [
        'Choose the step of the type scale by the role of the text.',
        'Set component to the element that the text is.',
      ],
      dont: [
        'Don’t set a font size: a missing step belongs in the brand’s tokens.',
        'Don’t use h1 to h4 for anything but headings: variant has the look without the level.',
      ],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof Typography>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  'h1',
  'h2',
  'h3',
  'h4',
  'subtitle1',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
  'figure',
] as const;

/** The steps of the type scale. */
export const Variants: Story = {
  render: () => (
    <Stack spacing={2}>
      {steps.map((step) => (
        <Typography key={step} variant={step} component="p">
          {step}: rates from 4.25%
        </Typography>
      ))}
    </Stack>
  ),
};

/** Less important text. */
export const Secondary: Story = { args: { color: 'textSecondary', children: 'Rates may change.' } };
