import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dialogs } from '#behaviours/dialogs.ts';
import { Button } from '#components/inputs/Button.tsx';
import {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  DialogContentText,
  dialogOpener,
  type NativeDialogProps,
  DialogTitle,
  NativeDialog,
} from '#components/feedback/Dialog.tsx';
import { behaving } from '#stories/behaving.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Feedback/Dialog',
  component: NativeDialog,
  parameters: {
    guidance: {
      do: [
        'Ask one question, and let the buttons answer it.',
        'Make its opener with dialogOpener, so that it opens before scripts run.',
      ],
      dont: [
        'Don’t open one that the visitor has not asked for.',
        'Don’t put a form of several steps into it: that is a page.',
      ],
    },
  },
  subcomponents: { DialogTitle, DialogContent, DialogActions },
  decorators: [inTheme, behaving(dialogs)],
  args: { id: 'leaving', children: null },
  render: ({ id, children: _own, ...rest }: NativeDialogProps) => (
    <>
      <Button {...dialogOpener(id)}>Visit our partner</Button>
      <Dialog {...rest} id={id}>
        <DialogTitle>You are leaving our site</DialogTitle>
        <DialogContent>
          <DialogContentText>The partner’s terms and privacy rules apply there.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" {...dialogCloser(id)}>
            Stay here
          </Button>
          <Button href="#partner">Continue</Button>
        </DialogActions>
      </Dialog>
    </>
  ),
} satisfies Meta<typeof NativeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button that opens it is visible. */
export const Closed: Story = {};

/** Named by its title; the page behind it is inert. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visit our partner' }));
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toHaveAttribute('open'));
    await expect(canvas.getByRole('dialog', { name: 'You are leaving our site' })).toBeVisible();
  },
};

/** The open dialog in the dark scheme. */
export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } };
