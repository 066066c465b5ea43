import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { Islands } from '#stories/Islands.tsx';
import { inlineHtml } from '#stories/markup.ts';

const meta = {
  title: 'Components/SectionFrame',
  component: SectionFrame,
  parameters: {
    guidance: {
      do: ['Alternate plain and quiet backgrounds to separate sections.', 'Give every section a heading.'],
      dont: [
        'Don’t set space above or below a section yourself: density does.',
        'Don’t put two quiet sections next to each other.',
      ],
    },
  },
  render: (args) => (
    <Islands>
      <SectionFrame {...args} />
    </Islands>
  ),
  args: {
    heading: inlineHtml('What can we help you with?'),
    headingId: 'frame-heading',
    intro: inlineHtml('Three places where most people start.'),
    children: <Typography sx={{ marginTop: 4 }}>What the section shows.</Typography>,
  },
} satisfies Meta<typeof SectionFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space above and below, the page's column, a heading and an introduction. */
export const Plain: Story = {};

/** On a different background. */
export const Quiet: Story = { args: { tone: 'quiet' } };

/**
 * The caller provides the background or a line above. The space above stays even below a section with the same
 * background.
 */
export const Own: Story = { args: { tone: 'own' } };

/** Less space, for text and small tools. */
export const Compact: Story = { args: { density: 'compact', tone: 'quiet' } };
