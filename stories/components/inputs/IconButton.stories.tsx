import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#components/data-display/Icon.tsx';
import { IconButton } from '#components/inputs/IconButton.tsx';
import { Paper } from '#components/surfaces/Paper.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Inputs/IconButton',
  component: IconButton,
  parameters: {
    guidance: {
      do: [
        'Name it with aria-label by what it does: “Close”, “Search”.',
        {
          text: 'Use it for actions whose icons everyone knows.',
          example: () => (
            <Stack direction="row" spacing={1}>
              <IconButton aria-label="Search">
                <Icon name="search" />
              </IconButton>
              <IconButton aria-label="Menu">
                <Icon name="menu" />
              </IconButton>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t use it for a page’s main action: words are clearer.',
          example: () => (
            <IconButton aria-label="Open an account" color="primary">
              <Icon name="certificate" />
            </IconButton>
          ),
        },
        'Don’t make the target smaller than 24 by 24 pixels.',
      ],
    },
  },
  decorators: [inTheme],
  args: { 'aria-label': 'Search', children: <Icon name="search" /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the text color. */
export const Default: Story = {};

/** In the primary color. */
export const Primary: Story = { args: { color: 'primary' } };

/** For destructive actions. */
export const Error: Story = { args: { color: 'error', 'aria-label': 'Delete' } };

/** In the color of its surroundings. */
export const Inherit: Story = { args: { color: 'inherit' } };

/** On a dark panel. */
export const Inverse: Story = {
  args: { color: 'inverse' },
  render: (args) => (
    <Paper sx={{ padding: 2, backgroundColor: 'brand.main' }}>
      <IconButton {...args} />
    </Paper>
  ),
};

/** For dense tools. */
export const Small: Story = { args: { size: 'small' } };

/** A link. */
export const AsLink: Story = { args: { href: '#search' } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('IconButton');
