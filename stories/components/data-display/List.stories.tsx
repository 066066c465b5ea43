import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#components/data-display/Icon.tsx';
import { Link } from '#components/navigation/Link.tsx';
import {
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '#components/data-display/List.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Data display/List',
  component: List,
  parameters: {
    guidance: {
      do: ['Use component="ol" when the order counts.', 'Give items of one list the same parts.'],
      dont: [
        'Don’t make a list with one item.',
        'Don’t put buttons and links in one list: people expect the same of each item.',
      ],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Savings', 'Certificates of deposit', 'Home loans'];

/** A vertical list of links. */
export const Links: Story = {
  args: {
    children: names.map((name) => (
      <ListItem key={name}>
        <Link href="#go" underline="hover">
          {name}
        </Link>
      </ListItem>
    )),
  },
};

/** With icons and a second line of text. */
export const WithIcons: Story = {
  args: {
    children: names.map((name) => (
      <ListItem key={name} divider>
        <ListItemIcon>
          <Icon name="check" />
        </ListItemIcon>
        <ListItemText primary={name} secondary="From $1,000" />
      </ListItem>
    )),
  },
};

/** Clickable items; the second one is selected. */
export const Buttons: Story = {
  args: {
    children: names.map((name, at) => (
      <ListItem key={name} disablePadding>
        <ListItemButton href="#go" selected={at === 1}>
          {name}
        </ListItemButton>
      </ListItem>
    )),
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('List');
