import { inlineMarkup, richMarkup } from '#content/markup.ts';
import type { InlineHtml, RichHtml } from '#content/text.ts';

const context = {
  word: () => undefined,
  rate: () => undefined,
  footnote: (key: string) => ({ number: 1, id: `fnref-${key}` }),
  footnoteLabel: (number: number) => `Footnote ${number}`,
};

// Only finished markup may carry the brand, and these two finish it.

/** Author text with inline markup as the composer finishes it. */
export const inlineHtml = (text: string): InlineHtml => inlineMarkup(text, context) as InlineHtml;

/** Author text with block markup as the composer finishes it. */
export const richHtml = (text: string): RichHtml => richMarkup(text, context) as RichHtml;
