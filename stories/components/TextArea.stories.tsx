import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '#components/TextArea.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  decorators: [inTheme],
  args: { label: 'Your message', name: 'message' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Room for several lines. */
export const Default: Story = {};

/** With the number of characters that are left. */
export const WithCount: Story = {
  args: { 'aria-describedby': 'count', below: <p id="count">1000 characters left</p> },
};

/** The hint is read before the error. */
export const Invalid: Story = {
  args: { error: 'Write your message', helperText: 'Leave out account numbers.' },
};
