import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelect } from '#components/inputs/NativeSelect.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Inputs/NativeSelect',
  component: NativeSelect,
  parameters: {
    guidance: {
      do: [
        'Use it in sections without React in the browser.',
        'Order options as visitors look for them: by name, by size or by time.',
      ],
      dont: [
        'Don’t use it for two or three options: radio buttons show them all.',
        'Don’t change the page when an option is chosen, unless the label says so.',
      ],
    },
  },
  decorators: [inTheme],
  args: {
    'aria-label': 'State',
    children: ['Colorado', 'Maine', 'Wyoming'].map((state) => <option key={state}>{state}</option>),
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first option is selected. Labels come from `SelectField`, or from the page. */
export const FirstChosen: Story = { name: 'First chosen' };

/** An invalid choice. */
export const Invalid: Story = { args: { error: true } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** In the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', globals: { scheme: 'dark' } };

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('NativeSelect');
