import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#components/fields/TextField.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Set autocomplete, type and width by the answer that is expected.',
          example: () => (
            <TextField label="Zip code" helperText="Five digits" width="short" defaultValue="04101" />
          ),
        },
        'Mark the optional fields: most are required.',
      ],
      dont: [
        {
          text: 'Don’t use the placeholder as a label.',
          example: () => (
            <InputBase aria-label="Zip code" placeholder="Enter your five-digit zip code here" />
          ),
        },
        'Don’t report an error while the visitor is still typing.',
      ],
    },
  },
  decorators: [inTheme],
  args: { label: 'First name', name: 'firstName', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Required fields are not marked; optional fields are. */
export const Default: Story = {};

/** With help text. */
export const WithHint: Story = { args: { label: 'Email', helperText: 'We only use it to answer.' } };

/** The help text is read before the error. */
export const Invalid: Story = {
  args: {
    label: 'Zip code',
    helperText: 'Five digits',
    error: 'Zip code does not appear to be a zipcode',
    defaultValue: '15',
    width: 'short',
  },
};

/** As in MUI: `error` marks the field, and the help text is the error message. */
export const InvalidByHelperText: Story = {
  args: { label: 'Zip code', helperText: 'Enter five digits', error: true, width: 'short' },
};

/** Marked as optional. */
export const Optional: Story = { args: { label: 'Phone', optionalMark: '(optional)', width: 'medium' } };

/** The label also states the unit, for people who cannot see the adornment. */
export const Dollars: Story = {
  args: { label: 'Amount in dollars', startAdornment: '$', defaultValue: '25,000.00', width: 'medium' },
};

/** The adornment follows the value. */
export const Percent: Story = {
  args: { label: 'Rate in percent', endAdornment: '%', defaultValue: '7.99', width: 'short' },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now' } };

/** An invalid field in the dark scheme. */
export const DarkScheme: Story = { ...Invalid, name: 'Dark scheme', globals: { scheme: 'dark' } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('TextField');
