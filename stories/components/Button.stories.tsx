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

/** The one main thing to do. */
export const Primary: Story = {};

/** Another way beside the main one. */
export const Secondary: Story = { args: { variant: 'outlined' } };

/** Words only, for what matters less. */
export const Quiet: Story = { args: { variant: 'text' } };

/** As wide as its place. */
export const Wide: Story = { args: { fullWidth: true } };

/** Not possible now. */
export const Disabled: Story = { args: { disabled: true } };

/** While a form is on its way: disabled, and says what is happening (FORM-05). */
export const Busy: Story = { args: { loadingLabel: 'Sending…' } };

/** All looks in the dark scheme. */
export const DarkScheme: Story = {
  name: 'Dark scheme',
  globals: { scheme: 'dark' },
  render: ({ children }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button>{children}</Button>
      <Button variant="outlined">{children}</Button>
      <Button variant="text">{children}</Button>
      <Button disabled>{children}</Button>
    </div>
  ),
};
