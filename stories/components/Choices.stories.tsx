import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '#components/CheckboxGroup.tsx';
import { CheckboxInput } from '#components/CheckboxInput.tsx';
import { RadioGroup } from '#components/RadioGroup.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const options = [
  { value: 'mail', label: 'By e-mail' },
  {
    value: 'phone',
    label: 'By telephone, between 7 a.m. and 9 p.m. Eastern, on every day but bank holidays',
  },
];

const meta = {
  title: 'Components/Choices',
  component: RadioGroup,
  decorators: [inTheme],
  args: { label: 'How should we answer?', name: 'reply', options },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = { args: { defaultValue: 'phone', hint: 'Choose one.' } };
export const InvalidRadios: Story = { args: { error: 'Choose how we should answer', required: true } };
export const Checkboxes: Story = {
  render: (_args) => (
    <CheckboxGroup label="What do you have?" name="has" options={options} defaultValue={['mail']} />
  ),
};
export const InvalidCheckboxes: Story = {
  render: (_args) => (
    <CheckboxGroup label="What do you have?" name="has" options={options} error="Choose one or more" />
  ),
};
export const OneCheckbox: Story = {
  render: (_args) => (
    <CheckboxInput label="You may call me about my question" name="consent" hint="Never about offers." />
  ),
};
export const InvalidCheckbox: Story = {
  render: (_args) => <CheckboxInput label="You may call me" name="consent" error="Let us call you" />,
};
