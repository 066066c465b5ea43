import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelect } from '#components/NativeSelect.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/NativeSelect',
  component: NativeSelect,
  decorators: [inTheme],
  args: {
    'aria-label': 'State',
    children: ['Colorado', 'Maine', 'Wyoming'].map((state) => <option key={state}>{state}</option>),
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first option is chosen. Labels come from `SelectField`, or from the page. */
export const FirstChosen: Story = { name: 'First chosen' };

/** A wrong choice. */
export const Invalid: Story = { args: { error: true } };

/** Not possible now. */
export const Disabled: Story = { args: { disabled: true } };

/** In the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', globals: { scheme: 'dark' } };
