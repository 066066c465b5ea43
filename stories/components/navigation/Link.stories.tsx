import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '#components/navigation/Link.tsx';
import { Paper } from '#components/surfaces/Paper.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Say where it leads: “Rates for certificates of deposit”.',
          example: () => (
            <Typography>
              Know what you will earn: see <Link href="#rates">rates for certificates of deposit</Link>.
            </Typography>
          ),
        },
        'Keep the underline in running text.',
      ],
      dont: [
        {
          text: 'Don’t use underline="hover" inside sentences, where color alone would mark the link.',
          example: () => (
            <Typography>
              For rates of certificates of deposit, click{' '}
              <Link href="#rates" underline="hover">
                here
              </Link>
              .
            </Typography>
          ),
        },
        'Don’t open a new window without saying so.',
      ],
    },
  },
  decorators: [inTheme],
  args: { href: '#rates', children: 'See today’s rates' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Always underlined in running text. */
export const Default: Story = {};

/** In a list of links, where the context identifies them. */
export const UnderlineOnHover: Story = { args: { underline: 'hover' } };

/** In the text color. */
export const TextColor: Story = { args: { color: 'textPrimary' } };

/** In the color of secondary text. */
export const SecondaryTextColor: Story = { args: { color: 'textSecondary' } };

/** In the color of its surroundings, as on deep panels. */
export const Inherit: Story = {
  args: { color: 'inherit' },
  render: (args) => (
    <Paper sx={{ padding: 2, backgroundColor: 'brand.main', color: 'brand.contrastText' }}>
      <Link {...args} />
    </Paper>
  ),
};

/** In a size of the type scale. */
export const Caption: Story = { args: { variant: 'caption' } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Link');
