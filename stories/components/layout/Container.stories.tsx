import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/layout/Container.tsx';
import { Islands } from '#stories/Islands.tsx';
import { Box } from '#components/layout/Box.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: {
    guidance: {
      do: ['Put everything that belongs to the page’s column in one.'],
      dont: [
        'Don’t nest containers: the gutters add up.',
        'Don’t set a max-width of your own: the theme’s layout.contentWidth is the width of the page.',
      ],
    },
  },
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

/** The page's column: a gutter on every screen and a maximum width. */
export const Column: Story = {};
