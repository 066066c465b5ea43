import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, type ButtonProps } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Paper } from '#components/surfaces/Paper.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Inputs/Button',
  component: Button,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Use one contained button for the main action of a view, and outlined or text for the others.',
          example: () => (
            <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
              <Button>Open an account</Button>
              <Button variant="outlined">Compare accounts</Button>
              <Button variant="text">Call us</Button>
            </Stack>
          ),
        },
        'Start with a verb: “Open an account”, “Send message”.',
      ],
      dont: [
        {
          text: 'Don’t disable a button to say that a form is incomplete: let visitors send it and tell them what is missing.',
          example: () => (
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              <TextField label="Email" />
              <Button disabled>Send message</Button>
            </Stack>
          ),
        },
        'Don’t use a button for going to another page: give it an href, and it is a link.',
      ],
    },
  },
  decorators: [inTheme],
  args: { children: 'Send message' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['contained', 'outlined', 'text'] as const;

/** Renders the three variants of one color. */
const inAllVariants = ({ children, ...args }: ButtonProps) => (
  <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
    {variants.map((variant) => (
      <Button key={variant} {...args} variant={variant}>
        {children}
      </Button>
    ))}
  </Stack>
);

/** The main action, an alternative next to it, and text only for a less important one. */
export const Variants: Story = { render: inAllVariants };

/** The secondary color. */
export const Secondary: Story = { args: { color: 'secondary' }, render: inAllVariants };

/** A destructive action. */
export const Error: Story = { args: { color: 'error', children: 'Delete' }, render: inAllVariants };

/** On a dark panel. */
export const Inverse: Story = {
  args: { color: 'inverse' },
  render: (args) => <Paper sx={{ padding: 3, backgroundColor: 'brand.main' }}>{inAllVariants(args)}</Paper>,
};

/** Small for dense tools, large for a page's only action. */
export const Sizes: Story = {
  render: ({ children }) => (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size}>
          {children}
        </Button>
      ))}
    </Stack>
  ),
};

/** An icon before or after the text. */
export const WithIcons: Story = {
  render: () => (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button startIcon={<Icon name="phone" fontSize="inherit" />}>Call us</Button>
      <Button variant="outlined" endIcon={<Icon name="arrow" fontSize="inherit" />}>
        Next
      </Button>
    </Stack>
  ),
};

/** A link that looks like a button. */
export const AsLink: Story = { args: { href: '#open', children: 'Open an account' } };

/** As wide as its container. */
export const Wide: Story = { args: { fullWidth: true } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true }, render: inAllVariants };

/** While something is sent: the text stays, next to a spinner. */
export const Loading: Story = { args: { loading: true } };

/** While a form is being sent: disabled, with a label of its own (FORM-05). */
export const Busy: Story = { args: { loadingLabel: 'Sending…' } };

/** All variants in the dark scheme. */
export const DarkScheme: Story = {
  name: 'Dark scheme',
  globals: { scheme: 'dark' },
  render: inAllVariants,
};

/** The spinner takes the place of the icon at the end. */
export const LoadingAtEnd: Story = { args: { loading: true, loadingPosition: 'end' } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Button');
