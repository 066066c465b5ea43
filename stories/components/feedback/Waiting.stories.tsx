import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircularProgress } from '#components/feedback/CircularProgress.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Spinner } from '#components/feedback/Spinner.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Feedback/Waiting',
  component: Spinner,
  parameters: {
    guidance: {
      do: [
        'Use a skeleton where content will stand, in its size; a spinner where nothing else tells that something happens.',
        'Say in words what is on its way.',
      ],
      dont: [
        'Don’t show either for less than a third of a second.',
        'Don’t let anything move when the content arrives.',
      ],
    },
  },
  decorators: [inTheme],
  args: { label: 'Loading rates' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ring does not move for visitors who prefer reduced motion, as in these pictures. */
export const WithWords: Story = {};

/** The label is for assistive technology only. */
export const WithoutWords: Story = { args: { hideLabel: true } };

/** The ring alone, as large as the surrounding text; something else must describe it. */
export const Ring: Story = { render: () => <CircularProgress aria-hidden="true" /> };

/** The size of the coming content, so that the layout does not shift. */
export const Skeletons: Story = {
  render: () => (
    <>
      <Typography variant="h3" component="p">
        <Skeleton sx={{ width: '60%' }} />
      </Typography>
      <Typography>
        <Skeleton />
        <Skeleton />
      </Typography>
      <Typography variant="figure" component="p">
        <Skeleton sx={{ width: '4.5ch' }} />
      </Typography>
      <Skeleton variant="rounded" sx={{ height: '10rem' }} />
    </>
  ),
};
