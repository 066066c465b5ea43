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

export const Default: Story = {};
export const WithCount: Story = {
  args: { 'aria-describedby': 'count', below: <p id="count">1000 characters left</p> },
};
export const Invalid: Story = { args: { error: 'Write your message', hint: 'Leave out account numbers.' } };
