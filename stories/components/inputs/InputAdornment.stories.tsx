import type { Meta, StoryObj } from '@storybook/react-vite';
import { InputAdornment } from '#components/inputs/InputBase.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Inputs/InputAdornment',
  component: InputAdornment,
  parameters: {
    guidance: {
      do: [
        'Show the unit of the answer: a dollar sign before an amount.',
        'Say the unit in the label too: the sign is not read out.',
      ],
      dont: ['Don’t put a control in it. Place buttons next to the field.'],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof InputAdornment>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The unit before an amount. */
export const Dollars: Story = { args: { position: 'start', children: '$' } };
