import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '#components/Icon.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  decorators: [inTheme],
  args: { name: 'leaf' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon with its name. */
export const All: Story = {
  render: () => (
    <ul>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
