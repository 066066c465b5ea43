import { inlineMarkup, richMarkup } from '#content/markup.ts';
import type { InlineHtml, RichHtml } from '#content/fields.ts';

const context = {
  word: () => undefined,
  rate: () => undefined,
  footnote: (key: string) => ({ number: 1, id: `fnref-${key}` }),
  footnoteLabel: (number: number) => `Footnote ${number}`,
};

// Only HTML from the composer's markup functions may have the brand; these two call them.

/** Converts author text with inline markup to HTML, as the composer does. */
export const inlineHtml = (text: string): InlineHtml => inlineMarkup(text, context) as InlineHtml;

/** Converts author text with block markup to HTML, as the composer does. */
export const richHtml = (text: string): RichHtml => richMarkup(text, context) as RichHtml;
