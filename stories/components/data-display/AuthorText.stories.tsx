import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '#components/data-display/Typography.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { inlineHtml, richHtml } from '#stories/markup.ts';

const meta = {
  title: 'Components/Data display/AuthorText',
  component: Rich,
  parameters: {
    guidance: {
      do: [
        'Emphasize the few words that a visitor must not miss.',
        'Refer to a note with [^key], so that numbers follow the order of reading.',
      ],
      dont: [
        'Don’t put a heading in bold text: write ## and let the outline show it.',
        'Don’t write “click here”: the words of a link say where it leads.',
      ],
    },
  },
  decorators: [inTheme],
  args: { html: richHtml('') },
} satisfies Meta<typeof Rich>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inline markup: emphasis, a link and a footnote reference. */
export const InlineText: Story = {
  render: () => (
    <Inline
      component="p"
      html={inlineHtml(
        'Yields are **fixed** for the *whole* term.[^term] [Read how interest is paid](/cd-rates.html).',
      )}
    />
  ),
};

/** Everything that rich text can contain. */
export const RichText: Story = {
  args: {
    html: richHtml(`## Before you open a certificate

Think of the day on which you need the money, and take the term that ends **before** it.

- Bring one document with your picture.
- Know your social security number.

1. Choose a term.
2. Move the money.

> Interest is compounded daily and paid monthly.

| Term | APY |
| --- | --- |
| 12 months | 4.13% |
| 24 months | 3.82% |

### What happens at maturity

You have ten days to change your mind.`),
  },
};
