import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '#components/data-display/Chip.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Data display/Chip',
  component: Chip,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Use one or two words that are true at a glance: “New”, “Most popular”.',
          example: () => <Chip label="Most popular" color="primary" />,
        },
        'Choose the color by meaning, and say the meaning in words.',
      ],
      dont: [
        'Don’t use a chip as a button for a main action.',
        {
          text: 'Don’t put more than one on a card.',
          example: () => (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Chip label="New" color="primary" />
              <Chip label="Popular" color="success" />
              <Chip label="Online only" />
              <Chip label="Limited" color="warning" />
            </Stack>
          ),
        },
      ],
    },
  },
  decorators: [inTheme],
  args: { label: 'Most popular' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = ['default', 'primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

/** A pale background for each color. */
export const Colors: Story = {
  render: (args) => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Chip key={color} {...args} color={color} label={color} />
      ))}
    </Stack>
  ),
};

/** An outline instead of a fill. */
export const Outlined: Story = { args: { variant: 'outlined' } };

/** Next to small text. */
export const Small: Story = { args: { size: 'small', color: 'primary' } };

/** A link. */
export const AsLink: Story = { args: { component: 'a', href: '#cds', clickable: true, color: 'primary' } };

/** With an icon before the text. */
export const WithIcon: Story = { args: { icon: <Icon name="leaf" fontSize="small" />, color: 'success' } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Chip');
