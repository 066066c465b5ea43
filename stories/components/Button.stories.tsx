import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/Button.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  decorators: [inTheme],
  args: { children: 'Send message' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { look: 'secondary' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Wide: Story = { args: { wide: true } };
export const Disabled: Story = { args: { disabled: true } };
/** While a form is on its way: disabled, and says what is happening (FORM-05). */
export const Busy: Story = { args: { busyLabel: 'Sending…' } };
