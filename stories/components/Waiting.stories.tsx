import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '#components/Skeleton.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Waiting',
  component: Spinner,
  decorators: [inTheme],
  args: { label: 'Loading rates' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ring stands still for visitors who prefer less motion, as in these pictures. */
export const WithWords: Story = {};

/** The words are for assistive technology only. */
export const WithoutWords: Story = { args: { hideLabel: true } };

/** In the size of what comes, so that nothing moves. */
export const Skeletons: Story = {
  render: () => (
    <>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="figure" />
      <Skeleton shape="block" />
    </>
  ),
};
