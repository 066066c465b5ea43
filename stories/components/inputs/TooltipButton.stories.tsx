import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TooltipButton } from '#components/inputs/TooltipButton.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Inputs/TooltipButton',
  component: TooltipButton,
  parameters: {
    guidance: {
      do: ['Explain a term beside it, in a sentence or two.', 'Say in the label what it is about.'],
      dont: ['Don’t put links or buttons into it.', 'Don’t hide what visitors must read.'],
    },
  },
  decorators: [
    (Story) => (
      <p style={{ paddingBlock: '6rem', textAlign: 'center' }}>
        Annual percentage rate <Story />
      </p>
    ),
    inTheme,
  ],
  args: {
    id: 'about-apr',
    label: 'About the annual percentage rate',
    children: 'What credit costs in a year, with its fees, in percent of what you owe.',
  },
} satisfies Meta<typeof TooltipButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the tooltip is the description of its button. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^What credit costs/);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** Open after a click. */
export const Open: Story = {
  name: 'WIDG-02 Open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('TooltipButton');
