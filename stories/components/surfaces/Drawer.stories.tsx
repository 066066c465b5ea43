import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#components/inputs/Button.tsx';
import { Drawer, NativeDrawer, type NativeDrawerProps } from '#components/surfaces/Drawer.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const opened: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  await waitFor(() => expect(canvasElement.querySelector('[popover]:popover-open')).toBeVisible());
};

const meta = {
  title: 'Components/Surfaces/Drawer',
  component: NativeDrawer,
  parameters: {
    guidance: {
      do: [
        'Put a button that closes it first.',
        'Attach the drawer program, so that the focus stays inside.',
      ],
      dont: [
        'Don’t use it for a question that must be answered: that is a Dialog.',
        'Don’t open one from another.',
      ],
    },
  },
  decorators: [inTheme],
  args: { id: 'filters', anchor: 'right' },
  render: (args: NativeDrawerProps) => (
    <>
      <Button popoverTarget={args.id}>Filters</Button>
      <Drawer {...args} role="dialog" aria-label="Filters">
        <Button variant="text" popoverTarget={args.id} popoverTargetAction="hide">
          Close
        </Button>
        <p>What you are looking for.</p>
      </Drawer>
    </>
  ),
} satisfies Meta<typeof NativeDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button that opens it is visible. */
export const Closed: Story = {};

/** At the right edge, above the page. */
export const Right: Story = { play: opened };

/** At the left edge. */
export const Left: Story = { args: { anchor: 'left' }, play: opened };

/** At the bottom edge, as high as its content. */
export const Bottom: Story = { args: { anchor: 'bottom' }, play: opened };

/** A drawer on phones; from the breakpoint up, it is part of the page. */
export const PermanentFromMedium: Story = { args: { permanentFrom: 'md' } };

/** A drawer below the large breakpoint, like the navigation. */
export const PermanentFromLarge: Story = { args: { permanentFrom: 'lg' } };

/** A normal part of the page. */
export const Permanent: Story = { args: { variant: 'permanent' } };

/** A drawer at every width. */
export const Temporary: Story = { args: { variant: 'temporary', permanentFrom: 'never', anchor: 'top' } };
