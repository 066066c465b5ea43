import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '#components/ButtonLink.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  decorators: [inTheme],
  args: { href: '#open', children: 'Open an account' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main way on. */
export const Primary: Story = {};

/** Another way on. */
export const Secondary: Story = { args: { look: 'secondary' } };

/** Words only. */
export const Quiet: Story = { args: { look: 'quiet' } };
