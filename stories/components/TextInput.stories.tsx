import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '#components/TextInput.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  decorators: [inTheme],
  args: { label: 'First name', name: 'firstName', autoComplete: 'given-name' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { label: 'E-mail', hint: 'We only use it to answer.' } };
/** The hint is read before the error. */
export const Invalid: Story = {
  args: {
    label: 'Zip code',
    hint: 'Five digits',
    error: 'Zip code does not appear to be a zipcode',
    defaultValue: '15',
    width: 'short',
  },
};
export const Optional: Story = { args: { label: 'Phone', optionalMark: '(optional)', width: 'medium' } };
export const Dollars: Story = {
  args: { label: 'Amount in dollars', prefix: '$', defaultValue: '25,000.00', width: 'medium' },
};
export const Percent: Story = {
  args: { label: 'Rate in percent', suffix: '%', defaultValue: '7.99', width: 'short' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now' } };
