import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '#components/fields/SelectField.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Fields/SelectField',
  component: SelectField,
  parameters: {
    guidance: {
      do: [
        'Use it for more than seven options.',
        {
          text: 'Offer an empty first choice when no option is the usual one.',
          example: () => (
            <SelectField
              label="State"
              placeholder="Choose a state"
              options={[{ value: 'me', label: 'Maine' }]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t use it for numbers or dates that people can type faster.',
          example: () => (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {[
                ['Month', 'April'],
                ['Day', '17'],
                ['Year', '1984'],
              ].map(([label = '', value = '']) => (
                <SelectField key={label} label={label} width="short" options={[{ value, label: value }]} />
              ))}
            </Stack>
          ),
        },
        'Don’t write options longer than a line on a phone.',
      ],
    },
  },
  decorators: [inTheme],
  args: {
    label: 'Term',
    options: [
      { value: '12', label: '12 months' },
      { value: '48', label: '48 months, with a long explanation that must not make the page wider' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first option is selected; long options never widen the page. */
export const Default: Story = {};

/** Nothing is selected initially. */
export const WithEmptyChoice: Story = { args: { placeholder: 'Please choose' } };

/** Nothing was selected. */
export const Invalid: Story = { args: { placeholder: 'Please choose', error: 'Choose a term' } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('SelectField');
