import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tooltips } from '#behaviours/tooltips.ts';
import { Button } from '#components/inputs/Button.tsx';
import { NativeTooltip, Tooltip } from '#components/data-display/Tooltip.tsx';
import { behaving } from '#stories/behaving.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Data display/Tooltip',
  component: NativeTooltip,
  parameters: {
    guidance: {
      do: [
        'Explain in a few words what a link, a button or a field is.',
        'Attach the tooltips program, so that Escape hides it.',
      ],
      dont: [
        'Don’t put essential information in it: touch screens have no hover.',
        'Don’t put links or buttons into it.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '5rem', textAlign: 'center' }}>
        <Story />
      </div>
    ),
    inTheme,
    behaving(tooltips),
  ],
  args: {
    title: 'Annual percentage yield: what you earn in a year, with compounding',
    children: <Button variant="outlined">APY</Button>,
  },
} satisfies Meta<typeof NativeTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden, but still the description of its button. */
export const Hidden: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.title);
  },
};

/** Shown above its button while that has focus. */
export const Top: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).toBeVisible());
  },
};

/** Shown below its button. */
export const Bottom: Story = { ...Top, args: { placement: 'bottom' } };

/** Escape hides it until focus returns. */
export const Dismissed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).not.toBeVisible());
  },
};

const placements = ['top-start', 'bottom-end', 'left', 'right'] as const;

/** With an arrow, on any side. */
export const Placements: Story = {
  render: () => (
    <>
      {placements.map((placement) => (
        <Tooltip key={placement} title="More about it" placement={placement} arrow>
          <Button variant="outlined">{placement}</Button>
        </Tooltip>
      ))}
    </>
  ),
};
