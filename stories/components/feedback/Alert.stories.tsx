import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, AlertTitle } from '#components/feedback/Alert.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Say in the heading what happened, and in the text what to do now.',
          example: () => (
            <Alert severity="error" heading="Your message was not sent">
              Your text is kept. Try again, or call 800-555-0142.
            </Alert>
          ),
        },
        'Link each mistake to its field.',
      ],
      dont: [
        'Don’t use a severity for decoration: color alone carries no meaning.',
        {
          text: 'Don’t stack alerts: what matters most stands alone.',
          example: () => (
            <Stack spacing={1}>
              <Alert severity="info">Branches close early today.</Alert>
              <Alert severity="warning">Rates change tomorrow.</Alert>
              <Alert severity="success">We have a new app.</Alert>
            </Stack>
          ),
        },
      ],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a form was sent with errors: one link for each. */
export const ErrorWithLinks: Story = {
  name: 'FORM-19 Error with a link to each field',
  args: {
    severity: 'error',
    heading: 'Please check what you entered',
    links: [
      { text: 'First name is Required', href: '#first-name' },
      { text: 'Zip code does not appear to be a zipcode', href: '#zip' },
    ],
  },
};

/** Replaces a form that was sent. */
export const Success: Story = {
  args: {
    severity: 'success',
    heading: 'Thank you. Your message has arrived.',
    children: <p>We answer within one business day.</p>,
  },
};

/** Something to know before acting. */
export const Warning: Story = { args: { severity: 'warning', heading: 'Branches close at noon on Friday' } };

/** Helpful information. */
export const Info: Story = { args: { severity: 'info', heading: 'Rates for zip code 15213 are shown' } };

/** The error in the dark scheme. */
export const DarkScheme: Story = { ...ErrorWithLinks, name: 'Dark scheme', globals: { scheme: 'dark' } };

/** Without a heading it is announced as a whole, as MUI's. */
export const Variants: Story = {
  render: () => (
    <Stack spacing={2}>
      {(['error', 'success', 'warning', 'info'] as const).flatMap((severity) =>
        (['standard', 'outlined', 'filled'] as const).map((variant) => (
          <Alert key={`${severity} ${variant}`} severity={severity} variant={variant}>
            <AlertTitle>{variant}</AlertTitle>
            What happened, and what to do now.
          </Alert>
        )),
      )}
    </Stack>
  ),
};

/** With a button that closes it, in an island. */
export const Closable: Story = {
  args: { severity: 'info', children: 'New rates since Monday.', onClose: () => {}, closeText: 'Close' },
};
