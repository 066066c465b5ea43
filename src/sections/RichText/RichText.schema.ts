import { z } from 'zod';
import { image, inlineText, richText, tone } from '#content/fields.ts';

export const schema = z.strictObject({
  heading: inlineText().optional().meta({
    title: 'Heading',
    description:
      'Beside the text on large screens, which suits a table or a few paragraphs; above it with an image. Longer texts have ## headings instead.',
  }),
  text: richText().meta({
    title: 'Text',
    description:
      'Paragraphs, ## headings, lists, tables, **strong**, [links](/page.html), [^notes] and {date}, {zipcode|fallback}, {firstname|fallback}.',
  }),
  image: image().optional().meta({
    title: 'Image',
    description:
      'Shown next to the text on large screens, and below it on smaller ones unless its alt is empty.',
  }),
  tone: tone('the text'),
});
export type Props = z.output<typeof schema>;
