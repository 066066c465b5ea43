import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '#components/fields/TextArea.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  parameters: {
    guidance: {
      do: [
        'Say how much is enough, and show the characters left near the limit.',
        'Make it about as high as the usual answer.',
      ],
      dont: [
        'Don’t ask for card, account or Social Security numbers in free text.',
        'Don’t limit the length without saying so.',
      ],
    },
  },
  decorators: [inTheme],
  args: { label: 'Your message', name: 'message' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A multiline field. */
export const Default: Story = {};

/** With the number of characters left. */
export const WithCount: Story = {
  args: { 'aria-describedby': 'count', below: <p id="count">1000 characters left</p> },
};

/** The help text is read before the error. */
export const Invalid: Story = {
  args: { error: 'Write your message', helperText: 'Leave out account numbers.' },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('TextArea');
