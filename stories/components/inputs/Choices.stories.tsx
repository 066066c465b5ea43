import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup, ChoiceGroup, RadioField } from '#components/fields/ChoiceGroup.tsx';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const options = [
  { value: 'mail', label: 'By email' },
  {
    value: 'phone',
    label: 'By telephone, between 7 a.m. and 9 p.m. Eastern, on every day but bank holidays',
  },
];

const meta = {
  title: 'Components/Inputs/Choices',
  component: RadioField,
  subcomponents: { CheckboxGroup, CheckboxField, ChoiceGroup },
  parameters: {
    guidance: {
      do: [
        'Use radio buttons for up to seven options of which one is chosen; a select for more.',
        {
          text: 'Write the question as the group’s label and each answer as its own label.',
          example: () => (
            <RadioField
              label="How should we answer?"
              name="do-reply"
              options={[
                { value: 'mail', label: 'By email' },
                { value: 'phone', label: 'By telephone' },
              ]}
            />
          ),
        },
      ],
      dont: [
        'Don’t preselect an answer that costs money or gives consent.',
        {
          text: 'Don’t word a checkbox negatively: “Do not send me …”.',
          example: () => (
            <CheckboxField label="Do not send me offers that are not about my accounts" defaultChecked />
          ),
        },
      ],
    },
  },
  decorators: [inTheme],
  args: { label: 'How should we answer?', name: 'reply', options },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Radio buttons, with help text before them. */
export const Radios: Story = { args: { defaultValue: 'phone', helperText: 'Choose one.' } };

/** A required choice is missing. */
export const InvalidRadios: Story = { args: { error: 'Choose how we should answer', required: true } };

/** Any number of options, one already selected. */
export const Checkboxes: Story = {
  render: (_args) => (
    <CheckboxGroup label="What do you have?" name="has" options={options} defaultValue={['mail']} />
  ),
};

/** One error message for the whole group. */
export const InvalidCheckboxes: Story = {
  render: (_args) => (
    <CheckboxGroup label="What do you have?" name="has" options={options} error="Choose one or more" />
  ),
};

/** A consent with help text. */
export const OneCheckbox: Story = {
  render: (_args) => (
    <CheckboxField
      label="You may call me about my question"
      name="consent"
      helperText="Never about offers."
    />
  ),
};

/** A consent that is required. */
export const InvalidCheckbox: Story = {
  render: (_args) => <CheckboxField label="You may call me" name="consent" error="Let us call you" />,
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Choices');
