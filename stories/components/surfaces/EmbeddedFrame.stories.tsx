import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { embeddedFrame } from '#behaviours/embeddedFrame.ts';
import { EmbeddedFrame } from '#components/surfaces/EmbeddedFrame.tsx';
import { frameWords } from '#words/frames.ts';
import { behaving } from '#stories/behaving.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const { frameOptedOut: optedOut, frameShow: show, frameOpen: open } = frameWords.en;

const meta = {
  title: 'Components/Surfaces/EmbeddedFrame',
  component: EmbeddedFrame,
  parameters: {
    guidance: {
      do: [
        'Give it a title that says what is in it.',
        'Start with about the height that its page will have, so that little moves.',
      ],
      dont: ['Don’t put what a page of the site could say into a frame.', 'Don’t use two in a row.'],
    },
  },
  decorators: [inTheme, behaving(embeddedFrame)],
  args: {
    src: '/svt/elmstone/demo/affordability',
    title: 'Budget tool',
    height: 160,
    words: { optedOut, show, open },
  },
} satisfies Meta<typeof EmbeddedFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded at the height that its page reported; below it is the link to its page. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Budget tool')).toHaveAttribute('height', '160');
  },
};

/** Visitors who opted out are asked before anything from another company loads. */
export const OptedOut: Story = {
  args: { src: 'https://tools.bank.example/budget' },
  beforeEach: () => writeCookie('privacy_optout', 'true'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: show })).toBeVisible();
    await expect(canvas.queryByTitle('Budget tool')).toBeNull();
  },
};
