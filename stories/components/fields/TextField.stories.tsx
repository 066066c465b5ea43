import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#components/fields/TextField.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    guidance: {
      do: [
        'Set autocomplete, type and width by the answer that is expected.',
        'Mark the optional fields: most are required.',
      ],
      dont: [
        'Don’t use the placeholder as a label.',
        'Don’t report a mistake while the visitor is still typing.',
      ],
    },
  },
  decorators: [inTheme],
  args: { label: 'First name', name: 'firstName', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A required field says nothing about it; optional ones do. */
export const Default: Story = {};

/** With help that is read before the field is filled in. */
export const WithHint: Story = { args: { label: 'E-mail', helperText: 'We only use it to answer.' } };

/** The hint is read before the error. */
export const Invalid: Story = {
  args: {
    label: 'Zip code',
    helperText: 'Five digits',
    error: 'Zip code does not appear to be a zipcode',
    defaultValue: '15',
    width: 'short',
  },
};

/** As MUI's: `error` marks the field, and the help says what is wrong. */
export const InvalidByHelperText: Story = {
  args: { label: 'Zip code', helperText: 'Enter five digits', error: true, width: 'short' },
};

/** Says that it may stay empty. */
export const Optional: Story = { args: { label: 'Phone', optionalMark: '(optional)', width: 'medium' } };

/** The label says the unit too, for those who do not see the sign. */
export const Dollars: Story = {
  args: { label: 'Amount in dollars', startAdornment: '$', defaultValue: '25,000.00', width: 'medium' },
};

/** The sign stands after the value. */
export const Percent: Story = {
  args: { label: 'Rate in percent', endAdornment: '%', defaultValue: '7.99', width: 'short' },
};

/** Not possible now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now' } };

/** A field with a mistake in the dark scheme. */
export const DarkScheme: Story = { ...Invalid, name: 'Dark scheme', globals: { scheme: 'dark' } };
