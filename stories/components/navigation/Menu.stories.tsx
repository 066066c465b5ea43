import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { menus } from '#behaviours/menus.ts';
import { Button } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import {
  Menu,
  MenuItem,
  menuOpener,
  NativeMenu,
  type NativeMenuProps,
} from '#components/navigation/Menu.tsx';
import { behaving } from '#stories/behaving.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Navigation/Menu',
  component: NativeMenu,
  parameters: {
    guidance: {
      do: [
        'Use it for actions on the thing beside it.',
        'Make its button with menuOpener, so that it opens before scripts run.',
      ],
      dont: [
        'Don’t use it for the site’s navigation: that is a disclosure of links.',
        'Don’t use it to choose a value: that is a SelectField.',
      ],
    },
  },
  subcomponents: { MenuItem },
  decorators: [inTheme, behaving(menus)],
  args: { id: 'share', children: null },
  render: ({ id }: NativeMenuProps) => (
    <>
      <Button variant="outlined" {...menuOpener(id)}>
        Share
      </Button>
      <Menu id={id}>
        <MenuItem>
          <Icon name="certificate" />
          Copy link
        </MenuItem>
        <MenuItem href="#mail">
          <Icon name="chat" />
          Send by email
        </MenuItem>
        <MenuItem href="#print">Print</MenuItem>
      </Menu>
    </>
  ),
} satisfies Meta<typeof NativeMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button that opens it is visible. */
export const Closed: Story = {};

/** Open below its button; the first item has focus. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus());
  },
};

/** Arrow keys and letters move focus. */
export const ByKey: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(context.canvas.getByRole('menuitem', { name: 'Send by email' })).toHaveFocus();
    await context.userEvent.keyboard('p');
    await expect(context.canvas.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Menu');
