import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelect } from '#components/NativeSelect.tsx';

const meta = {
  title: 'Components/NativeSelect',
  component: NativeSelect,
  args: {
    id: 'state',
    label: 'State',
    options: ['Colorado', 'Maine', 'Wyoming'].map((state) => ({ value: state, label: state })),
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first option is chosen. */
export const FirstChosen: Story = { name: 'First chosen' };

/** In the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', globals: { scheme: 'dark' } };
