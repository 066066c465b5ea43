import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame, FieldNotes, useFieldIds } from '#components/fields/FieldFrame.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';
import { inTheme } from '#stories/inTheme.tsx';

interface Frame {
  readonly helperText?: string;
  readonly error?: string;
}

/** A control that the library does not wrap yet, with the label, hint and error of every field. */
function DateField({ helperText, error }: Frame) {
  const ids = useFieldIds('start', { helperText, error });
  return (
    <FieldFrame ids={ids} label="Start date" helperText={helperText} error={error} width="medium">
      <InputBase type="date" id={ids.field} error={Boolean(error)} aria-describedby={ids.describedBy} />
    </FieldFrame>
  );
}

const meta = {
  title: 'Components/Fields/FieldFrame',
  component: DateField,
  subcomponents: { FieldFrame, FieldNotes },
  parameters: {
    guidance: {
      do: [
        'Use it for a control that the set does not have: label, hint and error then stand and sound alike everywhere.',
        'Say in the error how to fix it: “Enter a date such as 4/1/2027”.',
      ],
      dont: [
        'Don’t put a hint in the placeholder: it is gone when it is needed.',
        'Don’t repeat the label in the error.',
      ],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label, help text, then the control. */
export const WithHint: Story = { args: { helperText: 'The first day on which it may begin.' } };

/** The help and the error describe the control, in this order. */
export const WithError: Story = {
  args: { helperText: 'The first day on which it may begin.', error: 'Enter a day that is still to come' },
};
