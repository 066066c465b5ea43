import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { inlineHtml } from '#stories/markup.ts';

const meta = {
  title: 'Components/Data display/Heading',
  component: Heading,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Choose the level by the outline of the page, and the look by variant.',
          example: () => (
            <>
              <Heading level={2}>Savings rates</Heading>
              <Heading level={3}>Harbor Savings</Heading>
            </>
          ),
        },
        'Keep it to one line on a phone where you can.',
      ],
      dont: [
        'Don’t skip a level.',
        {
          text: 'Don’t use a heading to make text large: use Typography.',
          example: () => (
            <>
              <Heading level={2}>Savings rates</Heading>
              <Heading level={2}>From $25, at any branch, or by telephone between 7 a.m. and 9 p.m.</Heading>
            </>
          ),
        },
      ],
    },
  },
  decorators: [inTheme],
  args: { level: 2, children: 'A fixed rate for the plans you have already made' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four heading levels. The author chooses the level, the theme its style. */
export const Levels: Story = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </div>
  ),
};

/** Author text with inline markup, converted to HTML by the composer. */
export const WithMarkup: Story = {
  args: { children: undefined, html: inlineHtml('Rates for *certificates* from **6 months**') },
};

/** A word wider than the screen breaks. */
export const LongWord: Story = { args: { level: 1, children: 'Wohngebäudeversicherungsbedingungen' } };
