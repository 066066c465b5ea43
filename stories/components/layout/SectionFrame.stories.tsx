import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { expect } from 'storybook/test';
import { Islands } from '#stories/Islands.tsx';
import { inlineHtml } from '#stories/markup.ts';

const meta = {
  title: 'Components/Layout/SectionFrame',
  component: SectionFrame,
  parameters: {
    guidance: {
      do: ['Alternate plain and quiet backgrounds to separate sections.', 'Give every section a heading.'],
      dont: [
        'Don’t set space above or below a section yourself: density does.',
        'Don’t set space between the heading and what is below: the frame does. A margin of the content counts only if it is larger.',
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
    children: <Typography>What the section shows.</Typography>,
  },
} satisfies Meta<typeof SectionFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the pixels between an element and the next one. */
function spaceBelow(element: Element): number {
  const next = element.nextElementSibling;
  return (next?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
}

/** Space above and below, the page's column, a heading and an introduction. The content needs no margin of its own. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(spaceBelow(canvas.getByText('Three places where most people start.'))).toBe(20);
  },
};

/** Without an introduction the space is below the heading. A larger margin of the content takes its place. */
export const WithoutIntroduction: Story = {
  name: 'Without an introduction',
  args: {
    intro: undefined,
    children: <Typography sx={{ marginTop: 4 }}>What the section shows.</Typography>,
  },
  play: async ({ canvas }) => {
    await expect(spaceBelow(canvas.getByRole('heading'))).toBe(32);
  },
};

/** On a different background. */
export const Quiet: Story = { args: { tone: 'quiet' } };

/** On the brand's dark color. Components on it have the colors that are readable there. */
export const Brand: Story = { args: { tone: 'brand' } };

/**
 * The caller provides the background or a line above. The space above stays even below a section with the same
 * background.
 */
export const Own: Story = { args: { tone: 'own' } };

/** Less space, for text and small tools. */
export const Compact: Story = { args: { density: 'compact', tone: 'quiet' } };

/** A line that belongs to the heading, with less space above it. */
export const OwnContentSpace: Story = {
  name: 'Content with its own space',
  args: {
    contentSpace: 'own',
    children: <Typography sx={{ marginTop: 1 }}>Annual percentage yield (APY), as of today.</Typography>,
  },
  play: async ({ canvas }) => {
    await expect(spaceBelow(canvas.getByText('Three places where most people start.'))).toBe(8);
  },
};

/** The heading beside the content where the section is wide enough, and above it elsewhere. */
export const Beside: Story = {
  name: 'Heading beside the content',
  args: { headingPlace: 'beside' },
  play: async ({ canvas, canvasElement }) => {
    const isWide = (canvasElement.querySelector('section')?.clientWidth ?? 0) >= 1024;
    const content = canvas.getByText('What the section shows.').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const intro = canvas.getByText('Three places where most people start.').getBoundingClientRect();
    await expect(content.left >= heading.right).toBe(isWide);
    await expect(content.top > intro.bottom).toBe(!isWide);
    if (isWide) await expect(content.top).toBe(heading.top);
    await expect(intro.top).toBeGreaterThanOrEqual(heading.bottom);
  },
};
