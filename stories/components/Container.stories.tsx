import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container.tsx';
import { Islands } from '#stories/Islands.tsx';
import { Box } from '#components/Box.tsx';

const meta = {
  title: 'Components/Container',
  component: Container,
  render: (args) => (
    <Islands>
      <Container {...args} />
    </Islands>
  ),
  args: {
    children: <Box sx={{ padding: 2, backgroundColor: 'primary.subtle' }}>As wide as content may be.</Box>,
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's column: a gutter on every screen, and never wider than content may be. */
export const Column: Story = {};
