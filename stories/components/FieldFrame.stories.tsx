import InputBase from '@mui/material/InputBase';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame, FieldNotes, useFieldIds } from '#components/FieldFrame.tsx';
import { inTheme } from '#stories/inTheme.tsx';

interface Frame {
  readonly hint?: string;
  readonly error?: string;
}

/** A control that no component of the library wraps yet, with the words every field has. */
function DateField({ hint, error }: Frame) {
  const ids = useFieldIds('start', { hint, error });
  return (
    <FieldFrame ids={ids} label="Start date" hint={hint} error={error} width="medium">
      <InputBase
        fullWidth
        error={Boolean(error)}
        slotProps={{ input: { id: ids.field, type: 'date', 'aria-describedby': ids.describedBy } }}
      />
    </FieldFrame>
  );
}

const meta = {
  title: 'Components/FieldFrame',
  component: DateField,
  subcomponents: { FieldFrame, FieldNotes },
  decorators: [inTheme],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label, hint, then the control. */
export const WithHint: Story = { args: { hint: 'The first day on which it may begin.' } };

/** The hint and the error are tied to the control, in this order. */
export const WithError: Story = {
  args: { hint: 'The first day on which it may begin.', error: 'Enter a day that is still to come' },
};
