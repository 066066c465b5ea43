import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container.tsx';
import { Islands } from '#stories/Islands.tsx';
import { vars } from '#theme/vars.ts';

const meta = {
  title: 'Components/Container',
  component: Container,
  render: (args) => (
    <Islands>
      <Container {...args} />
    </Islands>
  ),
  args: {
    children: <p style={{ background: vars.primaryQuiet, padding: '1rem' }}>As wide as content may be.</p>,
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's column: a gutter on every screen, and never wider than content may be. */
export const Column: Story = {};
