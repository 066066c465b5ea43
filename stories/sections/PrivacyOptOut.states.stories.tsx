import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '#components/navigation/Link.tsx';
import { section } from '#sections/PrivacyOptOut/PrivacyOptOut.section.ts';
import { answer, unavailable } from '#stories/answerServices.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/PrivacyOptOut',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

const optOut: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await behaves(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Opt out' }));
};

/** An invalid email address: the field says so and has focus. */
export const Invalid: Story = {
  name: 'MODAL-03 Wrong email',
  play: async (context) => {
    await behaves(context.canvasElement);
    await context.userEvent.type(context.canvas.getByRole('textbox'), 'ada');
    await optOut(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Enter an email such as');
    await expect(context.canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The service is down: the input stays and can be sent again. */
export const Failed: Story = {
  name: 'MODAL-03 Not saved',
  beforeEach: () => answer({ optOut: unavailable }),
  play: async (context) => {
    await optOut(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('Your choice could not be saved.'),
    );
  },
};

/** The confirmation replaces the form. */
export const Done: Story = {
  name: 'MODAL-03 Opted out',
  play: async (context) => {
    await optOut(context);
    await expect(await context.canvas.findByText('You are opted out')).toBeVisible();
  },
};

/** The dialog, opened by a link to its page. */
export const Opened: Story = {
  ...sectionMeta(section, 'dialog'),
  name: 'MODAL-03 MODAL-04 Dialog, open',
  decorators: [
    (Story) => (
      <>
        <Link href="/privacy/opt-out.html">Do not sell or share my data</Link>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Do not sell or share my data' }));
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toHaveAttribute('open'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The open dialog in the dark scheme. */
export const OpenedDark: Story = { ...Opened, name: 'Dialog, dark scheme', globals: { scheme: 'dark' } };

/** The dialog after the visitor has opted out. */
export const DialogDone: Story = {
  ...Opened,
  name: 'MODAL-03 Dialog, opted out',
  play: async (context) => {
    await Opened.play?.(context);
    await optOut(context);
    await expect(await context.canvas.findByText('You are opted out')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Opt out' })).toBeNull();
  },
};
